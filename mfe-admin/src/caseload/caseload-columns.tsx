import { type CaseloadRow, formatDay } from '@coaching/contracts';
import { Anchor, Link } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';
import classes from './caseload.module.css';
import { CycleField, weeksChoices } from './cycle-field';
import { notSeenText, rhythmText } from './words';

interface Shown {
  /** The rhythm can be chosen: the list is one's own. */
  isOwn: boolean;
  /** More columns than there is room for, each as wide as it needs to be. */
  isNarrow: boolean;
  /** Where an interaction opens; undefined where nobody shows it. */
  pathOf: (visit: NonNullable<CaseloadRow['last']>) => string | undefined;
}

const someOrNoneOf = (some: string, none: string) => [
  { value: 'some', label: some },
  { value: 'none', label: none },
];

const rhythms = weeksChoices('', null).slice(1);

/** Columns of a coach's list of coachees (spec 2 section 2, Clients list). */
export const caseloadColumnsWith = ({ isOwn, isNarrow, pathOf }: Shown): readonly Column<CaseloadRow>[] => {
  const Visit = ({ visit }: { visit: NonNullable<CaseloadRow['last']> }) => {
    const path = pathOf(visit);
    const day = formatDay(new Date(visit.timestamp));
    return (
      <>
        {day}{' '}
        <span className={classes.what}>
          {path ? (
            <Anchor component={Link} href={path} inherit>
              {visit.title}
            </Anchor>
          ) : (
            visit.title
          )}
        </span>
      </>
    );
  };
  return [
    {
      id: 'client',
      label: 'Coachee',
      sortable: true,
      isLink: true,
      width: 'clamp(7rem, 9vw, 12rem)',
      cell: ({ client_embed }) => client_embed.username,
    },
    {
      id: 'places',
      label: 'Places',
      ...(isNarrow && { width: '10rem' }),
      cell: ({ places }) => places.join(', '),
    },
    {
      id: 'last',
      label: 'Last interaction',
      sortable: true,
      width: 'clamp(9rem, 12.5vw, 16rem)',
      cell: (row) => {
        const notSeen = notSeenText(row);
        return (
          <>
            {notSeen && <strong className={classes.notSeen}>{notSeen}</strong>}{' '}
            {row.last && <Visit visit={row.last} />}
          </>
        );
      },
    },
    {
      id: 'next',
      label: 'Next planned',
      sortable: true,
      width: 'clamp(7.5rem, 10vw, 14rem)',
      filter: { kind: 'one', choices: someOrNoneOf('Planned', 'Nothing planned') },
      cell: ({ next }) => (next ? <Visit visit={next} /> : 'None'),
    },
    {
      id: 'open_steps',
      label: 'Open steps',
      sortable: true,
      numeric: true,
      width: '5.5rem',
      filter: { kind: 'one', choices: someOrNoneOf('With open steps', 'Without open steps') },
      cell: ({ open_steps }) => open_steps,
    },
    {
      id: 'overdue_steps',
      label: 'Overdue',
      sortable: true,
      numeric: true,
      width: '6.5rem',
      cell: ({ overdue_steps }) =>
        overdue_steps === 0 ? 0 : <strong className={classes.overdue}>{overdue_steps}</strong>,
    },
    {
      id: 'minutes',
      label: 'Minutes this month',
      sortable: true,
      numeric: true,
      width: '6.5rem',
      filter: { kind: 'one', choices: someOrNoneOf('With minutes', 'Without minutes') },
      cell: ({ minutes }) => minutes,
    },
    {
      id: 'cycle_weeks',
      label: 'Rhythm',
      sortable: true,
      width: '11.5rem',
      filter: { kind: 'one', choices: rhythms },
      cell: (row) => (isOwn ? <CycleField row={row} /> : rhythmText(row.cycle_weeks)),
    },
  ];
};
