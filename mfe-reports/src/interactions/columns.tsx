import { formatClock, formatDay, type Interaction, interactionTitle, MESSAGES } from '@coaching/contracts';
import { durationText } from '@coaching/interaction-kit/facts';
import { PrivateMark } from '@coaching/interaction-kit/visibility';
import { UserAvatar } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';
import classes from './interactions-page.module.css';

/** A day and its time; where rows are dense and narrow, the day alone. */
const Moment = ({ at }: { at: Date }) => (
  <>
    {formatDay(at)} <span className={classes.time}>{formatClock(at)}</span>
  </>
);

const facts: readonly Column<Interaction>[] = [
  {
    id: 'timestamp',
    label: 'Date',
    sortable: true,
    numeric: true,
    // On one line where there is room, day over time where there is not.
    width: 'clamp(6.5rem, 22vw - 4rem, 12.5rem)',
    cell: ({ timestamp }) => (timestamp ? <Moment at={new Date(timestamp)} /> : MESSAGES.notStarted),
  },
  {
    id: 'duration',
    label: 'Duration',
    sortable: true,
    numeric: true,
    width: 'clamp(6rem, 10vw, 8rem)',
    cell: ({ duration }) => durationText(duration),
  },
  {
    id: 'title',
    label: 'Title',
    sortable: true,
    isLink: true,
    cell: (row) => (
      <>
        {interactionTitle(row)} <PrivateMark visibility={row.visibility} />
      </>
    ),
  },
  {
    id: 'tool',
    label: 'Tool',
    sortable: true,
    width: 'clamp(6.25rem, 14vw - 1rem, 13rem)',
    cell: ({ tool_name }) => tool_name,
  },
];

/** With whom: the clients of one's own interactions, the coach of those one received. */
function people(interaction: Interaction, asClient: boolean) {
  return asClient ? [interaction.user_embed] : [interaction.client_embed].flat();
}

/** Columns of the list (spec 1 section 2). @param asClient the viewer is the client in all of them */
export function interactionColumns(showsWith: boolean, asClient: boolean): readonly Column<Interaction>[] {
  if (!showsWith) return facts;
  return [
    {
      id: 'client',
      label: 'Interaction With',
      width: 'clamp(6.5rem, 22vw - 4rem, 16rem)',
      // The server sorts by client, who is always the same in one's own list.
      sortable: !asClient,
      cell: (interaction) => (
        <span className={classes.people}>
          {people(interaction, asClient).map((person) => (
            <span key={person.uid} className={classes.person}>
              <UserAvatar user={person} size={24} decorative />
              <span className={classes.name}>{person.username}</span>
            </span>
          ))}
        </span>
      ),
    },
    ...facts,
  ];
}
