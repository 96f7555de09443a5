import { recycleBinCallsOf } from '../recycle-bin/calls';
import { accountCalls } from './account-calls';
import { auditCalls } from './audit-calls';
import { becomeCalls } from './become-calls';
import { importCalls } from './import-calls';
import { organizationCalls } from './organization-calls';
import { peopleCalls } from './people-calls';
import { placeCalls } from './place-calls';
import { signInCalls } from './sign-in-calls';

const bin = recycleBinCallsOf('identity');

export const identityCalls = {
  ...signInCalls,
  ...accountCalls,
  ...becomeCalls,
  ...auditCalls,
  ...peopleCalls,
  ...organizationCalls,
  ...placeCalls,
  ...importCalls,
  listIdentityBin: bin.list,
  previewIdentityBin: bin.preview,
  restoreIdentityBin: bin.restore,
} as const;
