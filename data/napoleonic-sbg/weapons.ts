/** How much of its move a model gives up to shoot. */
export type MoveCost = 'a quarter' | 'half' | 'all';

/** Facts of a carried or bought item, as far as the adaptation states them; distances in inches. */
export interface Item {
  /** As the profiles spell it. */
  readonly name: string;
  readonly rangeInches?: number;
  /** Strength within half range and beyond it. */
  readonly strength?: { readonly half: number; readonly full: number };
  readonly moveCost?: MoveCost;
  readonly scatterInches?: number;
  /** Diameter of the circle laid on the target; the volley gun's only when all barrels fire. */
  readonly templateInches?: number;
  readonly hands?: 2;
  /** A few words for a card. */
  readonly special?: string;
}

/** A firearm or bow. */
export interface ShootingItem extends Item {
  readonly rangeInches: number;
  readonly strength: { readonly half: number; readonly full: number };
  readonly moveCost: MoveCost;
}

/** The weapon table of the Shoot Phase; a Brace of Pistols fires as a Pistol. */
export const shootingItems: readonly ShootingItem[] = [
  {
    name: 'Bow',
    rangeInches: 24,
    strength: { half: 3, full: 2 },
    moveCost: 'a quarter',
    special: 'shoots past one friend only',
  },
  {
    name: 'Carbine',
    rangeInches: 24,
    strength: { half: 4, full: 3 },
    moveCost: 'half',
    scatterInches: 6,
  },
  {
    name: 'Musket',
    rangeInches: 30,
    strength: { half: 4, full: 3 },
    moveCost: 'half',
    scatterInches: 6,
    special: 'not on horseback',
  },
  {
    name: 'Rifle',
    rangeInches: 40,
    strength: { half: 5, full: 4 },
    moveCost: 'all',
    special: 'not on horseback',
  },
  {
    name: 'Rifled Carbine',
    rangeInches: 34,
    strength: { half: 4, full: 3 },
    moveCost: 'all',
  },
  {
    name: 'Blunderbuss',
    rangeInches: 16,
    strength: { half: 3, full: 2 },
    moveCost: 'all',
    templateInches: 3,
    special: '3″ template, 5+ each',
  },
  {
    name: 'Volley Gun',
    rangeInches: 20,
    strength: { half: 4, full: 3 },
    moveCost: 'half',
    scatterInches: 6,
    templateInches: 4,
    special: 'once a game all barrels: 4″ template, 4+ each, seven hits at most',
  },
  {
    name: 'Pistol',
    rangeInches: 12,
    strength: { half: 3, full: 2 },
    moveCost: 'half',
    scatterInches: 3,
    special: 'hand weapon',
  },
  {
    name: 'Brace of Pistols',
    rangeInches: 12,
    strength: { half: 3, full: 2 },
    moveCost: 'half',
    scatterInches: 3,
    special: 'two shots if he stands; not on horseback',
  },
];

/** Everything else that a model may carry. */
const otherItems: readonly Item[] = [
  {
    name: 'Grenades',
    special: 'thrown 2″ per point of Strength; S5 on the target, S3 within D2″',
  },
  { name: 'Sword', special: 'hand weapon' },
  { name: 'Short Sword', special: 'hand weapon' },
  { name: 'Dagger', special: 'hand weapon' },
  { name: 'Hand weapon' },
  { name: 'Two-handed weapon', hands: 2, special: 'not in the same turn as a firearm' },
  { name: 'Two-handed axe', hands: 2, special: 'not in the same turn as a firearm' },
  { name: 'Bayonet', special: 'makes the gun a spear' },
  { name: 'Pike', special: '−1 to win a fight unless a spear or pike supports' },
  { name: 'Lance', special: '+1 to wound on a mounted charge; a pike on foot' },
  { name: 'Horse', special: 'moves 10″' },
  { name: 'Heavy Armour' },
  { name: 'Shovel', special: 'a bank after two turns without moving' },
  { name: 'Banner', special: '+1 Courage within 3″, the bearer too' },
  { name: 'Drum or similar instrument', special: '+1 Courage to privates within 12″' },
  { name: 'Bugle or similar instrument', special: '+1 Courage to privates within 12″' },
  { name: 'Drum, bugle or similar instrument', special: '+1 Courage to privates within 12″' },
  { name: 'Bagpipes', special: '+1 Courage to privates and NCOs within 16″' },
];

const byName: ReadonlyMap<string, Item> = new Map(
  [...shootingItems, ...otherItems].map((item) => [item.name, item]),
);

/** The facts of an item by the name that a profile gives it. */
export function itemOf(name: string): Item | undefined {
  return byName.get(name);
}
