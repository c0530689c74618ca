/** Things that a list says more than once, each written once and then named by its place. */
export class Distinct<T> {
  readonly items: T[] = [];
  private readonly places = new Map<string, number>();

  /** `key` is the same for two things that are the same. */
  constructor(private readonly keyOf: (item: T) => string) {}

  add(item: T): void {
    const key = this.keyOf(item);
    if (this.places.has(key)) return;
    this.places.set(key, this.items.length);
    this.items.push(item);
  }

  placeOf(item: T): number {
    const place = this.places.get(this.keyOf(item));
    if (place === undefined) throw new RangeError('It was never added');
    return place;
  }
}
