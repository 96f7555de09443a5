import type { DemoOfDomain } from '@coaching/demo';
import { importCalibrations } from '../import/import-calibrations';
import { importRubricInstances } from '../import/import-rubric-instances';
import { importRubrics } from '../import/import-rubrics';
import { demoCalibrations } from './calibrations';
import { demoRubrics } from './rubrics';
import { demoInstances } from './scored';

const DAY = 86_400_000;

/** How long before the demo's year the rubrics were made. */
const MADE_DAYS = 400;

/** How long ago the last observer of the demo's calibration was done. */
const CALIBRATED_DAYS = 20;

/** The rubrics of the demo, a calibration of their observers, and a year in which they were used. */
export const demo: DemoOfDomain = {
  async seed(context, { now }) {
    await importRubrics(context, demoRubrics, new Date(now.getTime() - MADE_DAYS * DAY));
    for (const { saved, ...instance } of demoInstances(now))
      await importRubricInstances(context, [instance], saved);
    await importCalibrations(context, demoCalibrations(now), new Date(now.getTime() - CALIBRATED_DAYS * DAY));
  },
};
