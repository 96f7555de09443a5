import type { Handler } from '@coaching/service-kit';
import type { Defaults } from './defaults-repository';
import { presentDefaults } from './present-defaults';

export const getObservationDefaults =
  (defaults: Defaults): Handler<'getObservationDefaults'> =>
  async ({ actor }) => ({ observation_defaults: await presentDefaults(defaults, actor) });
