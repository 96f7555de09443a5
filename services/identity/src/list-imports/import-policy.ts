import { answersForImports, type ImportOfPeople, mayReadImport, mayTakeBackImport } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';
import type { ImportRecord } from './import-record';

const about = ({ by, role, place }: ImportRecord): ImportOfPeople => ({ by: by.uid, role, place });

/** Sees the import, and what it did. */
export const maySeeImport = (actor: Actor, record: ImportRecord) => mayReadImport(actor, about(record));

/** Takes back what the import did. */
export const mayTakeBack = (actor: Actor, record: ImportRecord) => mayTakeBackImport(actor, about(record));

/** Sees the imports of others into the place. */
export const maySeeAllImports = answersForImports;

/** An import that the actor may see. @throws NotFound */
export function seenImport(actor: Actor, record: ImportRecord | null): ImportRecord {
  if (!record || !maySeeImport(actor, record)) throw new NotFound(MESSAGES.notFound);
  return record;
}

/** An import that is the actor's own: another's list is not gone on with. @throws NotFound, NotAllowed */
export function ownImport(actor: Actor, record: ImportRecord | null): ImportRecord {
  const seen = seenImport(actor, record);
  if (seen.by.uid !== actor.uid) throw new NotAllowed(MESSAGES.notAllowed);
  return seen;
}
