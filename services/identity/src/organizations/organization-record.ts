import type { Seats } from '@coaching/access';
import { comparable } from '@coaching/contracts';
import { type Entity, entityIn, within } from '@coaching/service-kit';

/** Billing's word on an organisation's seats, and its revision; an older one is ignored. */
export interface SeatsRecord extends Seats {
  revision: number;
}

/** An organisation as the collection `organizations` holds it. */
export interface OrganizationRecord extends Entity {
  name: string;
  short_name: string;
  /** Its part of an address, lower case; empty for none. */
  subdomain: string;
  /** Who signs up with an address of this domain (lower case) is in the organisation; empty for none. */
  org_domain: string;
  region: string;
  /** Name of the time zone whose clocks its months go by; empty leaves it to the region. */
  time_zone: string;
  /** Its administrators see counts and minutes of coaching and no content. */
  counts_only: boolean;
  logo: string | null;
  has_resources: boolean;
  /** For how many coaches it pays, as billing says; absent while billing has said nothing. */
  seats?: SeatsRecord;
  /** What lists sort and search by: lower case and without accents. */
  keys: { name: string; short_name: string; region: string };
}

export const organizationSchema = entityIn<OrganizationRecord>('organizations', {
  name: { type: String, required: true },
  short_name: { type: String, default: '' },
  subdomain: { type: String, default: '' },
  org_domain: { type: String, default: '' },
  region: { type: String, default: '' },
  time_zone: { type: String, default: '' },
  counts_only: { type: Boolean, default: false },
  logo: { type: String, default: null },
  has_resources: { type: Boolean, default: false },
  seats: {
    type: within<SeatsRecord>({
      seats: { type: Number, default: null },
      closes_at: { type: Date, default: null },
      revision: { type: Number, required: true },
    }),
    default: undefined,
  },
  keys: {
    type: within<OrganizationRecord['keys']>({
      name: String,
      short_name: String,
      region: { type: String, default: '' },
    }),
    required: true,
  },
});
organizationSchema.index({ org_domain: 1 });
organizationSchema.index({ subdomain: 1 });

/** What lists sort and search an organisation by. */
export const organizationKeys = ({
  name,
  short_name,
  region,
}: Pick<OrganizationRecord, keyof OrganizationRecord['keys']>): OrganizationRecord['keys'] => ({
  name: comparable(name),
  short_name: comparable(short_name),
  region: comparable(region),
});
