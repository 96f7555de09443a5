import { isoDayOf, type License } from '@coaching/contracts';
import type { LicenseRecord } from '../people/person-record';

/** A licence as people's records hold it; its days begin in UTC. */
export const storedLicense = ({ product, start_date, end_date }: License): LicenseRecord => ({
  product,
  start_date: new Date(isoDayOf(start_date)),
  end_date: new Date(isoDayOf(end_date)),
});
