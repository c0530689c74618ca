import { LiveValue } from '@/lib/live/live';

/** What the roster is narrowed to, and how far it is scrolled. */
export interface RosterState {
  readonly query: string;
  /** An arm, or 'all'. */
  readonly arm: string;
  readonly isAffordable: boolean;
  readonly isLegal: boolean;
  readonly hasAllies: boolean;
  /** Profiles that lie open. */
  readonly open: ReadonlySet<string>;
}

const whole: RosterState = {
  query: '',
  arm: 'all',
  isAffordable: false,
  isLegal: false,
  hasAllies: false,
  open: new Set(),
};

/** How the roster of one builder stands: it outlives its panel, which closes and opens. */
export class RosterDesk extends LiveValue<RosterState> {
  #scrollTop = 0;

  constructor() {
    super(whole);
  }

  get scrollTop(): number {
    return this.#scrollTop;
  }

  rememberScroll(top: number): void {
    this.#scrollTop = top;
  }

  change(part: Partial<RosterState>): void {
    this.set({ ...this.getSnapshot(), ...part });
  }

  /** Shows all again; what lies open stays so. */
  reset(): void {
    const { hasAllies, open } = this.getSnapshot();
    this.set({ ...whole, hasAllies, open });
  }

  toggle(profile: string): void {
    const open = new Set(this.getSnapshot().open);
    if (!open.delete(profile)) open.add(profile);
    this.change({ open });
  }
}
