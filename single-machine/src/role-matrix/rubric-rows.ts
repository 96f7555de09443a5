import { cedar, coachesOfCoachee, deleters, readers, signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const rubric = { uid: 'demo-cedar-practices' };
const instance = { uid: 'demo-rubric-daniel-0' };
const calibration = { uid: 'demo-calibration-ratios' };
const observers = ['coach', 'otherCoach', 'programAdmin'] as const;

/** Rubrics of Cedar Grove, the coach's use of one with the coachee, and a calibration that its administrator made. */
export const rubricRows: RowsOf<'rubrics'> = {
  getRubric: { params: rubric, answered: [...cedar, ...staff] },
  saveRubric: { body: { rubric: { ...rubric } }, answered: ['admin', 'superuser'] },
  deleteRubric: {
    params: rubric,
    answered: ['admin', 'superuser'],
    undo: { by: 'superuser', call: 'undeleteRubric', params: rubric },
  },
  undeleteRubric: { params: rubric, answered: ['admin', 'superuser'] },
  getRubricVersions: { params: rubric, answered: ['admin', 'superuser'] },
  getRubricInstance: { params: instance, answered: readers },
  saveRubricInstance: [
    { of: 'the coach’s', body: { rubric_instance: { ...instance } }, answered: ['coach'] },
    {
      of: 'one’s own with the coachee',
      body: {
        rubric_instance: {
          uid: '{new}',
          tool_uid: 'demo-cedar-practices',
          client: 'demo-coachee',
          title: 'New',
        },
      },
      answered: coachesOfCoachee,
    },
  ],
  deleteRubricInstance: {
    params: instance,
    answered: deleters,
    undo: { by: 'coach', call: 'undeleteRubricInstance', params: instance },
  },
  undeleteRubricInstance: { params: instance, answered: deleters },
  followRubricInstance: { params: instance, answered: readers },
  getEvidenceRows: { params: instance, answered: readers },
  getNewerRubric: { params: instance, answered: ['coach'] },
  moveRubricInstance: { params: instance, body: { version: 1 }, answered: ['coach'] },
  saveSelfScore: { params: { uid: 'demo-rubric-grace-5' }, body: { items: [] }, answered: ['otherCoachee'] },
  getRubricGrowth: [
    {
      of: 'the coachee',
      params: { tool_uid: 'demo-cedar-practices' },
      query: { client_uid: 'demo-coachee' },
      answered: ['coach', 'coachee', 'programAdmin', 'admin', 'superuser'],
    },
    {
      of: 'the organisation',
      params: { tool_uid: 'demo-cedar-practices' },
      query: { organization_uid: 'demo-cedar-grove' },
      answered: ['admin', 'superuser'],
    },
  ],
  getGrowthRubrics: { answered: signedIn },
  getCalibrations: { answered: signedIn },
  getCalibration: { params: calibration, answered: ['admin', ...observers] },
  saveCalibration: [
    { of: 'the admin’s', body: { calibration: { ...calibration } }, answered: ['admin'] },
    {
      of: 'one’s own',
      body: { calibration: { uid: '{new}', title: 'New', tool_uid: 'demo-cedar-practices' } },
      answered: ['coach', 'otherCoach', 'programAdmin', 'otherProgramAdmin', 'admin'],
      refusal: 400,
    },
  ],
  deleteCalibration: {
    params: calibration,
    answered: ['admin'],
    undo: { by: 'admin', call: 'undeleteCalibration', params: calibration },
  },
  undeleteCalibration: { params: calibration, answered: ['admin'] },
  saveCalibrationScores: { params: calibration, body: { items: [] }, answered: observers },
};
