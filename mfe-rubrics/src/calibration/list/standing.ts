import type { CalibrationRow } from '@coaching/contracts';

type Standing = Pick<CalibrationRow, 'user' | 'observers' | 'finished_at'>;

/** What somebody has to do with a calibration. */
export function ownPart({ user, observers, finished_at }: Standing, viewer: string): string {
  const observes = observers.some(({ user_embed }) => user_embed.uid === viewer);
  if (!observes) return user === viewer ? 'You lead it' : '';
  return finished_at ? 'You have finished' : 'Yours to score';
}

/** How far the observers are: "2 of 3 have finished". */
export function progressOfObservers({ observers }: Pick<Standing, 'observers'>): string {
  if (observers.length === 0) return 'No observers yet';
  const done = observers.filter(({ finished_at }) => finished_at !== null).length;
  return done === observers.length
    ? `All ${done} have finished`
    : `${done} of ${observers.length} have finished`;
}

/** Nobody is left to wait for. */
export const isComplete = ({ observers }: Pick<Standing, 'observers'>): boolean =>
  observers.every(({ finished_at }) => finished_at !== null);
