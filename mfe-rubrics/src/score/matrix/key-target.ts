/**
 * Where a key leads in a row of choices: arrows go round, Home and End to the edges.
 * @param at index of the choice that has the focus
 * @param count how many there are
 * @returns the index; null for a key that leads nowhere
 */
export function keyTarget(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Which choice a digit means, from 1; null for another key. */
export function digitTarget(key: string, count: number): number | null {
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  return digit > 0 && digit <= count ? digit - 1 : null;
}
