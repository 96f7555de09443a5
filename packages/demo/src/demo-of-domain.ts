import type { ServiceContext } from '@coaching/service-kit';
import type { District } from './district/district';

/** What the demo is made with. */
export interface DemoSettings {
  /** Every demo account's. */
  password: string;
  /** The moment that the demo's past year ends at. */
  now: Date;
}

/** A domain's part of the demo: what the package of its service exports as `demo` from its subpath `./demo`. */
export interface DemoOfDomain {
  /** Whether the store is somebody's already, so that no part of the demo is made. */
  isInUse?(context: ServiceContext): Promise<boolean>;
  /** Fills the service's empty store. Whom and what it refers to stands in this package. */
  seed(context: ServiceContext, settings: DemoSettings): Promise<void>;
  /** Adds what the domain has of a district, beside the demo; what is there already stays as it is. */
  seedDistrict?(context: ServiceContext, district: District, settings: DemoSettings): Promise<void>;
}
