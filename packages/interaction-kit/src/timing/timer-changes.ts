import { MAX_DURATION_MINUTES } from '@coaching/contracts';
import { elapsedMinutes } from '@coaching/ui-kit';

/** What is timed: whole minutes, and since when they are counted. */
export interface Timed {
  /** Null means not started. */
  duration: number | null;
  /** Null while it is stopped. */
  timer: { started_at: string; minutes: number } | null;
}

/** A change of something timed; the very same object when nothing changes, so that nothing is saved. */
export type TimerChange = <Entity extends Timed>(entity: Entity) => Entity;

/** Starts the timer unless it runs; an empty duration becomes 0 (spec 1 section 4). */
export const startTimer =
  (now: Date): TimerChange =>
  (entity) => {
    if (entity.timer) return entity;
    const minutes = entity.duration ?? 0;
    return { ...entity, duration: minutes, timer: { started_at: now.toISOString(), minutes } };
  };

/**
 * Raises the duration to what a running timer shows. Counted from when it was started, so that a reload, a sleeping
 * tab or another session loses nothing, and two that are open count no minute twice.
 */
export const catchUp =
  (now: Date): TimerChange =>
  (entity) => {
    const { timer, duration } = entity;
    if (!timer) return entity;
    const shown = elapsedMinutes(timer.minutes, Date.parse(timer.started_at), now.getTime()) ?? 0;
    const minutes = Math.min(shown, MAX_DURATION_MINUTES);
    return minutes > (duration ?? -1) ? { ...entity, duration: minutes } : entity;
  };

export const stopTimer =
  (now: Date): TimerChange =>
  (entity) =>
    entity.timer ? { ...catchUp(now)(entity), timer: null } : entity;

/**
 * Somebody typed another duration; a running timer goes on from there.
 * @param typed whole minutes; null means not started
 */
export const setDuration =
  (typed: number | null, now: Date): TimerChange =>
  (entity) => {
    const minutes = typed === null ? null : Math.min(typed, MAX_DURATION_MINUTES);
    if (entity.duration === minutes && !entity.timer) return entity;
    const timer = entity.timer && { started_at: now.toISOString(), minutes: minutes ?? 0 };
    return { ...entity, duration: minutes, timer };
  };
