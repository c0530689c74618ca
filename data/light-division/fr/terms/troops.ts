import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What sets kinds of troops apart. */
export const troops: GlossaryTranslations = {
  'skirmish-order': {
    name: 'Ordre de tirailleurs',
    summary:
      'Infanterie légère, cavalerie légère et irréguliers peuvent se tenir sur un rang ouvert : ils ne se soucient pas du désordre, mais des troupes formées qui les surprennent hors des bois et des bâtiments les détruisent.',
  },
  'light-companies': {
    name: 'Compagnies légères',
    summary:
      'Un bataillon de ligne peut détacher ses compagnies légères en tirailleurs, à 6″ de lui au plus.',
  },
  'close-order': {
    name: 'Ordre serré uniquement',
    summary: 'Les troupes de ce genre ne se déploient pas en tirailleurs.',
  },
  pikes: {
    name: 'Piques',
    summary:
      'Une levée armée de piques ne connaît que la colonne de route et la colonne d’attaque. La cavalerie ne peut charger son front tant qu’elle est en bon ordre, et se replie d’un demi-mouvement quand les piques l’attaquent.',
  },
  lancers: {
    name: 'Lanciers',
    summary:
      'Chevauchent la lance au poing, et ne se déploient en tirailleurs que s’ils sont irréguliers.',
  },
  'heavy-cavalry': {
    name: 'Cavalerie lourde',
    summary:
      'Jette un dé de mêlée pour deux figurines, quand la cavalerie légère en jette un pour trois.',
  },
  cuirassiers: {
    summary: 'Comptent jusqu’à quatre rangs au lieu de deux quand ils chargent en colonne.',
  },
  'irregular-light-horse': {
    name: 'Cavalerie légère irrégulière',
    summary:
      'Les cosaques et leurs pareils se déploient librement en tirailleurs, mais n’attaquent jamais de front des unités formées en bon ordre.',
  },
  'guards-in-a-town': {
    name: 'La garde dans une ville',
    summary:
      'La garde qui fait 1 au moral dans une agglomération jette aussi un d6, et tient malgré tout sur 1 à 3.',
  },
  'light-infantry-in-a-town': {
    name: 'L’infanterie légère dans une ville',
    summary:
      'Quand elle défend une agglomération, l’infanterie légère se bat comme si elle était deux fois plus nombreuse.',
  },
  'organic-grenadiers': {
    name: 'Grenadiers organiques',
    summary:
      'Un bataillon de ligne qui a gardé ses propres grenadiers ajoute 1 à ses jets de moral.',
  },
  'attack-columns': {
    name: 'Colonnes d’attaque',
    summary:
      'L’infanterie française ou prussienne compte quatre rangs, et non deux, quand elle charge en colonnes d’attaque.',
  },
  'british-drill': {
    name: 'Instruction britannique',
    summary:
      'L’infanterie britannique et celle de la Légion allemande du Roi ont un niveau d’instruction meilleur d’un cran que leur moral.',
  },
  'rallying-after-a-charge': {
    name: 'Ralliement après une charge',
    summary:
      'La cavalerie britannique qui a remporté une charge fait un jet d’instruction pour se rallier, ou fonce sur l’ennemi suivant devant elle. La cavalerie de la Légion allemande du Roi ne fait pas ce jet.',
  },
  'russian-steadiness': {
    name: 'Fermeté russe',
    summary:
      'L’infanterie russe a une instruction d’un niveau moins bonne que d’autres de sa classe, et un moral meilleur d’un niveau, entre 2 et 5.',
  },
};
