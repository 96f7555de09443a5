import type { ServiceContext } from '@coaching/service-kit';
import type { Defaults } from '../defaults/defaults-repository';
import type { Observations } from '../observation/observation-repository';
import type { Placing } from './place-observation';

/** What saving works with: who saves, when, and the stores. */
export interface Saving extends Placing {
  observations: Observations;
  defaults: Defaults;
  transaction: ServiceContext['transaction'];
}
