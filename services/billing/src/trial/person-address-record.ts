import { storedIn } from '@coaching/service-kit';

/** An address that a person has or had, without saying what it is; it stays when they give it up. */
export interface PersonAddressRecord {
  user_uid: string;
  address_key: string;
}

export const personAddressSchema = storedIn<PersonAddressRecord>('person_addresses', {
  user_uid: { type: String, required: true },
  address_key: { type: String, required: true },
});
personAddressSchema.index({ user_uid: 1, address_key: 1 }, { unique: true });
