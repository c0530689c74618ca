import type { GlossaryEntry } from '@/lib/roster/glossary';
import { adaptation } from './source';

/** What a model carries beside its weapons. */
export const equipment: readonly GlossaryEntry[] = [
  {
    id: 'horse',
    term: 'Horse',
    kind: 'equipment',
    summary:
      'Makes the model cavalry: it moves 10″ and may have no Musket, Rifle or Brace of Pistols. The rest of riding stands in the core rulebook.',
    source: adaptation('Cavalry'),
    see: ['cavalry-shooting', 'loose-mounts', 'hussars'],
  },
  {
    id: 'heavy-armour',
    term: 'Heavy Armour',
    kind: 'equipment',
    summary:
      "The cuirassier's breastplate. The adaptation gives its price but not its worth: see the core rulebook.",
    source: adaptation('French Empire, Cuirassiers'),
    see: ['defence', 'helmet'],
  },
  {
    id: 'shovel',
    term: 'Shovel',
    kind: 'equipment',
    summary:
      'A sapper who stays put for two turns throws up a bank, 1″ by ½″ and some ¼″ high. It is In the Way of shots at troops who lie behind it.',
    source: adaptation('United Kingdom, Sappers'),
    see: ['in-the-way'],
  },
  {
    id: 'banner',
    term: 'Banner',
    kind: 'equipment',
    summary:
      'As in the core rulebook; besides, +1 Courage within 3″, for the bearer as well. It can be taken from a beaten or fallen bearer and serves its captors just as well.',
    source: adaptation('Banners'),
    see: ['courage-bonuses', 'attacks'],
  },
  {
    id: 'musician',
    term: 'Musician',
    kind: 'equipment',
    summary:
      'A private or NCO with an instrument. Privates within 12″ have +1 Courage, the player himself excepted.',
    source: adaptation('Other Courage Bonuses'),
    see: ['courage-bonuses', 'bagpipes'],
  },
  {
    id: 'drum-or-similar-instrument',
    term: 'Drum or similar instrument',
    kind: 'equipment',
    summary: 'Makes its bearer a musician: +1 Courage to other privates within 12″.',
    source: adaptation('Other Courage Bonuses'),
    see: ['musician'],
  },
  {
    id: 'bugle-or-similar-instrument',
    term: 'Bugle or similar instrument',
    kind: 'equipment',
    summary: 'Makes its bearer a musician: +1 Courage to other privates within 12″.',
    source: adaptation('Other Courage Bonuses'),
    see: ['musician'],
  },
  {
    id: 'drum-bugle-or-similar-instrument',
    term: 'Drum, bugle or similar instrument',
    kind: 'equipment',
    summary: 'Makes its bearer a musician: +1 Courage to other privates within 12″.',
    source: adaptation('Other Courage Bonuses'),
    see: ['musician'],
  },
  {
    id: 'bagpipes',
    term: 'Bagpipes',
    kind: 'equipment',
    summary:
      'A louder instrument: +1 Courage to privates and NCOs within 16″. Friends within 3″ of the piper are Terrifying (core rulebook); he is not.',
    source: adaptation('United Kingdom, Highlanders'),
    see: ['musician', 'terror'],
  },
];
