import { storedIn } from '@coaching/service-kit';

/** What an organisation is called: identity's latest word. */
export interface OrganizationCopy {
  uid: string;
  name: string;
  /** The organisation's revision this is from; an older word is ignored. */
  revision: number;
  deleted: boolean;
}

export const organizationCopySchema = storedIn<OrganizationCopy>('organizations', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  revision: { type: Number, required: true },
  deleted: { type: Boolean, default: false },
});
organizationCopySchema.index({ uid: 1 }, { unique: true });
