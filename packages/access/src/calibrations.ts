import type { Actor } from '@coaching/contracts';
import { mayCoachInSchool } from './coaching';
import { administersByCounts } from './counts-only';
import { isInPerson } from './in-person';
import { hasGlobalRole } from './roles';

/** Whose a calibration is, where, and who observes in it. */
export interface CalibrationOwnership {
  /** Uid of who made it. */
  user: string;
  organization_uid: string;
  /** Uids of the observers. */
  observers: readonly string[];
}

/** Coaches or administers in an organisation, or in one of its programs. */
const worksAsCoachIn = (actor: Actor, organization_uid: string): boolean =>
  actor.schools.some(
    (school) => school.organization_uid === organization_uid && mayCoachInSchool(actor, school),
  );

/** Uids of the organisations in which somebody may observe. */
export const organizationsToObserveIn = (actor: Actor): string[] =>
  actor.schools
    .map(({ organization_uid }) => organization_uid)
    .filter((organization_uid) => worksAsCoachIn(actor, organization_uid));

/** May make calibrations where they work: who coaches or administers there, and Superusers. */
export function mayMakeCalibrations(actor: Actor): actor is Actor & { organization_uid: string } {
  const { organization_uid } = actor;
  return (
    organization_uid !== null &&
    (hasGlobalRole(actor, 'Superuser') || worksAsCoachIn(actor, organization_uid))
  );
}

/** Scores in it: an observer who still coaches or administers there. */
export const isObserver = (actor: Actor, { observers, organization_uid }: CalibrationOwnership): boolean =>
  isInPerson(actor) && observers.includes(actor.uid) && worksAsCoachIn(actor, organization_uid);

/** May change, delete and restore it: who made it, as long as they work there, and a Superuser who did. */
export const mayEditCalibration = (
  actor: Actor,
  { user, organization_uid }: Pick<CalibrationOwnership, 'user' | 'organization_uid'>,
): boolean =>
  isInPerson(actor) &&
  user === actor.uid &&
  (hasGlobalRole(actor, 'Superuser') || worksAsCoachIn(actor, organization_uid));

/** May read it: who made it and its observers, in person; no administrator and no staff besides. */
export const mayReadCalibration = (actor: Actor, calibration: CalibrationOwnership): boolean =>
  mayEditCalibration(actor, calibration) || isObserver(actor, calibration);

/**
 * May read how far the observers agree who are done: an observer who is done, and who made it and does not observe. So
 * nobody scores who has seen another's scores.
 * @param isDone whether they have finished scoring
 */
export const mayReadAgreement = (
  actor: Actor,
  calibration: CalibrationOwnership,
  isDone: boolean,
): boolean =>
  isInPerson(actor) && calibration.observers.includes(actor.uid)
    ? isDone && isObserver(actor, calibration)
    : mayEditCalibration(actor, calibration);

/** Administers the organisation or a program of it by counts alone; staff of the platform reads as before. */
const countsIn = (actor: Actor, organization_uid: string): boolean =>
  !hasGlobalRole(actor, 'Superuser') &&
  administersByCounts({
    schools: actor.schools.filter((school) => school.organization_uid === organization_uid),
  });

/**
 * May read what others scored and noted, as far as they are done: those who may read how far they agree, but for who made
 * it without observing and sees counts alone of what coaches write there.
 * @param isDone whether they have finished scoring
 */
export const mayReadOthersScores = (
  actor: Actor,
  calibration: CalibrationOwnership,
  isDone: boolean,
): boolean =>
  mayReadAgreement(actor, calibration, isDone) &&
  (calibration.observers.includes(actor.uid) || !countsIn(actor, calibration.organization_uid));
