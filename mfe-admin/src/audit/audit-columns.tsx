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

/** Columns of the audit log. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    label: 'When',
    sortable: true,
    numeric: true,
    width: 'clamp(7rem, 16vw, 13.5rem)',
    cell: ({ at }) => formatMoment(new Date(at)),
  },
  {
    id: 'event',
    label: 'What',
    width: 'clamp(8rem, 14vw, 13rem)',
    cell: ({ event }) => eventWords[event] ?? event,
    filter: {
      kind: 'one',
      choices: Object.entries(eventWords).map(([value, label]) => ({ value, label })),
    },
  },
  { id: 'actor', label: 'Who', cell: whoDid },
  { id: 'about', label: 'About', cell: ({ about }) => namesOf(about) },
  { id: 'target', label: 'Call', cell: ({ target }) => target },
  { id: 'from', label: 'Address', width: '9rem', cell: ({ from }) => from },
];
