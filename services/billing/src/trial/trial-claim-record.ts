import { storedIn } from '@coaching/service-kit';

/** An address that has had its free week; it stays when the person is gone, without saying what it was. */
export interface TrialClaimRecord {
  address_key: string;
  user_uid: string;
}

export const trialClaimSchema = storedIn<TrialClaimRecord>('trial_claims', {
  address_key: { type: String, required: true },
  user_uid: { type: String, required: true },
});
trialClaimSchema.index({ address_key: 1 }, { unique: true });
