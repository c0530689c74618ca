import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { shootingItems } from '../../weapons';
import { inches } from './inches';
import { moveCosts, shootingName } from './shooting';

/** "Portée 30″, Force 4 (3 au-delà de la demi-portée) ; coûte la moitié du mouvement ; dispersion 6″." */
function figuresOf(name: string): string {
  const item = shootingItems.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`No shooting weapon ${name}`);
  const { rangeInches, strength, moveCost, scatterInches, templateInches } = item;
  const move = moveCost === 'all' ? 'tout le mouvement' : `${moveCosts[moveCost]} du mouvement`;
  const scatter = scatterInches
    ? `dispersion ${inches(scatterInches)}`
    : templateInches
      ? `gabarit de ${inches(templateInches)}`
      : 'pas de dispersion';
  const force = `Force ${strength.half} (${strength.full} au-delà de la demi-portée)`;
  return `Portée ${inches(rangeInches)}, ${force} ; coûte ${move} ; ${scatter}.`;
}

/** Firearms and bows. */
const shooting: GlossaryTranslations = {
  musket: {
    name: shootingName('Musket'),
    summary: `${figuresOf('Musket')} Sans baïonnette, il est à −1 en combat ; pas pour les cavaliers.`,
  },
  rifle: {
    name: shootingName('Rifle'),
    summary: `${figuresOf('Rifle')} Sans baïonnette, il est à −1 en combat ; pas pour les cavaliers.`,
  },
  carbine: {
    name: shootingName('Carbine'),
    summary: `${figuresOf('Carbine')} Sans baïonnette, elle est à −1 en combat.`,
  },
  'rifled-carbine': {
    name: shootingName('Rifled Carbine'),
    summary: `${figuresOf('Rifled Carbine')} L’interdiction des fusils rayés en selle ne la nomme pas.`,
  },
  bow: {
    name: shootingName('Bow'),
    summary: `${figuresOf('Bow')} Il tire par-delà un seul ami, et un cavalier qui en a un fait encore la moitié de son mouvement.`,
  },
  pistol: {
    name: shootingName('Pistol'),
    summary: `${figuresOf('Pistol')} En combat, il sert d’arme à une main.`,
  },
  'brace-of-pistols': {
    name: shootingName('Brace of Pistols'),
    summary:
      'Des pistolets pour deux tirs en un tour si l’homme reste sur place, ou un seul comme à l’ordinaire. Les cavaliers n’en ont pas.',
  },
  blunderbuss: {
    name: shootingName('Blunderbuss'),
    summary: `${figuresOf('Blunderbuss')} Chaque figurine sous le gabarit, à 45 degrés au plus de part et d’autre de la cible, est touchée sur 5+ à toute distance ; par-delà un seul ami.`,
  },
  'volley-gun': {
    name: shootingName('Volley Gun'),
    summary: `${figuresOf('Volley Gun')} Une fois par partie, ses sept canons ensemble : 4+ pour chaque figurine sous un gabarit de 4″, deux touches par figurine et sept en tout ; par-delà un seul ami.`,
  },
  grenades: {
    summary:
      'Lancées par un homme qui reste sur place et ne tire pas, à 2″ par point de sa Force : Force 5 sur la cible et 3 sur tous à D2″ ou moins, après 1 risque sur 6 de raté (Force 1). Un 1 pour toucher peut en faire éclater une dans sa main, et un tir qui le touche peut les faire exploser (Force 7, et 4 à D3″ ou moins).',
  },
};

/** Arms for hand-to-hand fighting. */
const handToHand: GlossaryTranslations = {
  sword: {
    name: 'Épée',
    summary: 'Une arme à une main.',
  },
  'short-sword': {
    name: 'Épée courte',
    summary: 'Une arme à une main, sans différence avec l’épée.',
  },
  dagger: {
    name: 'Dague',
    summary: 'Une arme à une main, portée par la Landwehr et les conducteurs d’attelage.',
  },
  'hand-weapon': {
    name: 'Arme à une main',
    summary:
      'Épée, épée courte, dague ou pistolet tenu par le canon, comme dans le livre de règles de base. Avec plusieurs armes, le joueur choisit celle dont il se bat.',
  },
  'two-handed-weapon': {
    name: 'Arme à deux mains',
    summary:
      'Comme dans le livre de règles de base, mais son porteur peut avoir aussi une arme de tir, à utiliser dans un autre tour.',
  },
  'two-handed-axe': {
    name: 'Hache à deux mains',
    summary:
      'L’arme à deux mains du sapeur. La Force brute lui épargne le −1 pour gagner un combat.',
  },
  bayonet: {
    name: 'Baïonnette',
    summary:
      'Fait d’un mousquet, d’un fusil rayé ou d’une carabine une lance d’infanterie pour le corps à corps ; sans elle, une telle arme est à −1 pour gagner.',
  },
  spear: {
    name: 'Lance d’infanterie',
    summary:
      'S’emploie comme dans le livre de règles de base, avec la règle des murs de lances contre la cavalerie. Aucun profil n’en achète : une arme à feu à baïonnette compte comme une lance d’infanterie.',
  },
  pike: {
    name: 'Pique',
    summary:
      'Comme dans le livre de règles de base, mais −1 pour gagner son combat si aucune autre pique ni lance d’infanterie ne la soutient.',
  },
  lance: {
    name: 'Lance de cavalerie',
    summary:
      'À la charge montée, +1 pour blesser, et les lances d’infanterie n’ont aucun avantage. Un lancier qui est chargé a −1 pour gagner, à moins qu’il n’ait aussi une épée, un pistolet ou l’équivalent ; à pied, la lance est une pique.',
  },
};

/** Weapons that profiles carry or buy. */
export const weapons: GlossaryTranslations = { ...shooting, ...handToHand };
