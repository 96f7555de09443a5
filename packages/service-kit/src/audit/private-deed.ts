import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@coaching/contracts';

/** What a call turns out to be while it is answered. */
export interface NotedDeed {
  /** It is about something that no administrator and nobody of the staff may know of. */
  isPrivate: boolean;
  /** It was done already, so that nothing is another than before. */
  changedNothing?: boolean;
}

const deeds = new AsyncLocalStorage<NotedDeed>();

/** Does something; `notePrivate` and `noteUnchanged` say more of it. */
export const noting = <Result>(deed: NotedDeed, answer: () => Result): Result => deeds.run(deed, answer);

const nobody: Actor = {
  uid: '',
  username: '',
  organization_uid: null,
  roles: [],
  schools: [],
  licenses: [],
};

/** Those who read the audit log, as whoever did something may meet them there. */
function auditReaders({ organization_uid }: Actor): Actor[] {
  const support: Actor = { ...nobody, roles: ['Support'] };
  if (organization_uid === null) return [support];
  const school = { organization_uid, roles: ['Organization Admin' as const], programs: [] };
  return [support, { ...nobody, organization_uid, schools: [school] }];
}

/** Notes of what is being done that it is private where none of those may read the row who read what is logged of it. */
export function notePrivate<Row>(
  { mayRead }: { mayRead(actor: Actor, row: Row): boolean },
  actor: Actor,
  row: Row,
): void {
  const deed = deeds.getStore();
  if (deed && !auditReaders(actor).some((reader) => mayRead(reader, row))) deed.isPrivate = true;
}

/** Notes of what is being done whether all was as it is before, also where it is tried again. */
export function noteUnchanged(changedNothing: boolean): void {
  const deed = deeds.getStore();
  if (deed) deed.changedNothing = changedNothing;
}
