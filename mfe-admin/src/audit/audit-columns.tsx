import { type AuditEntry, formatMoment } from '@coaching/contracts';
import type { Column } from '@coaching/ui-kit/data-table';
import { eventWords } from './event-words';

const namesOf = (people: AuditEntry['about']) =>
  people.map(({ uid, username }) => username || uid).join(', ');

/** Who did it, and who of the staff it was in their place. */
function whoDid({ actor, real, email }: AuditEntry): string {
  const who = actor ? namesOf([actor]) : (email ?? 'Nobody signed in');
  return real ? `${namesOf([real])} as ${who}` : who;
}

/** A call without what its identifiers are made of, which nobody reads and for which no row has room. */
const callWords = (target: string) => target.replaceAll(/(?<=\/)(?=[\w-]*\d)[\w-]{20,}/g, '…');

/**
 * Columns of the audit log.
 * @param organizationOf where something was done, in words; left out where all of it was done in one place
 */
export const auditColumnsWith = (
  organizationOf?: (entry: AuditEntry) => string,
): readonly Column<AuditEntry>[] => [
  {
    id: 'at',
    label: 'When',
    sortable: true,
    numeric: true,
    width: organizationOf ? '9rem' : 'clamp(7rem, 16vw, 13.5rem)',
    cell: ({ at }) => formatMoment(new Date(at)),
  },
  {
    id: 'event',
    label: 'What',
    width: organizationOf ? '10rem' : 'clamp(8rem, 14vw, 13rem)',
    cell: ({ event }) => eventWords[event] ?? event,
    filter: {
      kind: 'one',
      choices: Object.entries(eventWords).map(([value, label]) => ({ value, label })),
    },
  },
  { id: 'actor', label: 'Who', cell: whoDid },
  { id: 'about', label: 'About', cell: ({ about }) => namesOf(about) },
  ...(organizationOf
    ? [{ id: 'organization', label: 'Organization', width: '10rem', cell: organizationOf }]
    : []),
  { id: 'target', label: 'Call', cell: ({ target }) => <span title={target}>{callWords(target)}</span> },
  { id: 'from', label: 'Address', width: '9rem', cell: ({ from }) => from },
];
