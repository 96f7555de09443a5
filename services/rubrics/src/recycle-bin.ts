import {
  configurableBy,
  type EntityKind,
  entityShelf,
  interactionShelf,
  type People,
  type RecycleBinHandlers,
  recycleBin,
  restoreEntity,
  type ServiceContext,
  usernamesIn,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { CalibrationRecord } from './calibrations/calibration-record';
import type { Calibrations } from './calibrations/calibrations-repository';
import type { InstanceRecord } from './instances/instance-record';
import type { RubricInstances } from './instances/instances-repository';
import type { RubricRecord } from './rubrics/rubric-record';
import type { Rubrics } from './rubrics/rubrics-repository';

interface Stores {
  rubrics: Rubrics;
  instances: RubricInstances;
  calibrations: Calibrations;
  people: People;
}

interface Kinds {
  rubric: EntityKind<RubricRecord>;
  instance: EntityKind<InstanceRecord>;
  calibration: EntityKind<CalibrationRecord>;
}

const owners = { System: 'Platform', Organization: 'Organization', User: 'Your own' } as const;

/** Deleted rubrics, what was scored by them, and calibrations. */
export function rubricsBin(
  { rubric, instance, calibration }: Kinds,
  { rubrics, instances, calibrations, people }: Stores,
  context: ServiceContext,
): RecycleBinHandlers {
  const built = entityShelf<RubricRecord>({
    kind: 'rubric',
    model: rubrics.model,
    scope: (actor) => configurableBy(actor) as QueryFilter<RubricRecord>,
    mayRestore: rubric.mayRestore,
    without: ['categories', 'columns'],
    described: ({ name, config_entity }) => ({
      noun: 'Rubric',
      title: name,
      place: owners[config_entity],
      path: null,
    }),
    restore: (restoring) => restoreEntity(rubric, context, restoring),
  });
  const scored = interactionShelf({
    entity_type: 'rubric_instance',
    noun: 'Scored rubric',
    model: instances.model,
    kind: instance,
    without: ['items', 'summary', 'additional_information'],
    context,
  });
  const calibrated = entityShelf<CalibrationRecord>({
    kind: 'calibration',
    model: calibrations.model,
    scope: (actor) => ({ user: actor.uid }),
    mayRestore: calibration.mayRestore,
    without: ['script', 'rubric', 'agreement'],
    described: ({ uid, title, observers }) => ({
      noun: 'Calibration',
      title,
      place: observers.map(({ username }) => username).join(', '),
      path: `/calibrations/${uid}`,
    }),
    restore: (restoring) => restoreEntity(calibration, context, restoring),
  });
  return recycleBin({
    service: 'rubrics',
    shelves: [built, scored, calibrated],
    namesOf: usernamesIn(people),
  });
}
