/** Random choices that a seed repeats, so that a failure can be run again. */
export class Random {
  constructor(private seed: number) {}

  /** A whole number from 0 up to but without the limit. */
  below(limit: number): number {
    // The multiplier of Lehmer's generator; its low bits are the weak ones, hence the division.
    this.seed = (this.seed * 48271) % 0x7fffffff;
    return Math.floor((this.seed / 0x7fffffff) * limit);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  list<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}
