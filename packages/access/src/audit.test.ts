import { mayReadAudit } from './audit';
import { type Allowed, testEveryRole } from './testing';

const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };

describe('the audit log of an organisation is read by', () => {
  testEveryRole((actor) => mayReadAudit(actor, 'here'), { ...staff, 'Organization Admin': ['organization'] });
});

describe('all of it is read by', () => {
  testEveryRole((actor) => mayReadAudit(actor, null), staff);
});
