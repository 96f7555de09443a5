import { type CalibrationRow, formatDay } from '@coaching/contracts';
import type { Column } from '@coaching/ui-kit/data-table';
import { ownPart, progressOfObservers } from './standing';

/** Columns of the list. @param viewer uid of who reads it */
export const calibrationColumns = (viewer: string): readonly Column<CalibrationRow>[] => [
  { id: 'title', label: 'Title', sortable: true, isLink: true, cell: ({ title }) => title },
  {
    id: 'part',
    label: 'Your part',
    width: 'clamp(7rem, 14vw, 10rem)',
    cell: (row) => ownPart(row, viewer),
  },
  {
    id: 'observers',
    label: 'Observers',
    width: 'clamp(8rem, 16vw, 12rem)',
    cell: (row) => progressOfObservers(row),
  },
  { id: 'rubric', label: 'Rubric', cell: ({ rubric_name }) => rubric_name },
  {
    id: 'user',
    label: 'Led by',
    width: 'clamp(7rem, 14vw, 11rem)',
    cell: ({ user_embed }) => user_embed.username,
  },
  {
    id: 'updated_at',
    label: 'Changed',
    sortable: true,
    numeric: true,
    width: 'clamp(6.5rem, 12vw, 8rem)',
    cell: ({ updated_at }) => formatDay(new Date(updated_at)),
  },
];
