import {
  type CalibrationOwnership,
  isObserver,
  mayEditCalibration,
  mayReadAgreement,
  mayReadCalibration,
  mayReadOthersScores,
} from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { CalibrationRecord } from './calibration-record';

const ownership = ({ user, organization_uid, observers }: CalibrationRecord): CalibrationOwnership => ({
  user,
  organization_uid,
  observers: observers.map(({ uid }) => uid),
});

export const mayRead = (actor: Actor, calibration: CalibrationRecord): boolean =>
  mayReadCalibration(actor, ownership(calibration));

export const mayEdit = (actor: Actor, calibration: CalibrationRecord): boolean =>
  mayEditCalibration(actor, ownership(calibration));

export const mayScore = (actor: Actor, calibration: CalibrationRecord): boolean =>
  isObserver(actor, ownership(calibration));

/** @param isDone whether they have finished scoring */
export const mayReadFigures = (actor: Actor, calibration: CalibrationRecord, isDone: boolean): boolean =>
  mayReadAgreement(actor, ownership(calibration), isDone);

/** @param isDone whether they have finished scoring */
export const mayReadScores = (actor: Actor, calibration: CalibrationRecord, isDone: boolean): boolean =>
  mayReadOthersScores(actor, ownership(calibration), isDone);
