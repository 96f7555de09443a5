import { type Flowsheet, formatDay } from '@coaching/contracts';
import { Stars } from '../favorites/stars';
import type { YieldingColumn } from '../list-room/fitted-columns';
import { offeredTo } from './template-choices';
import { templateTitle } from './template-title';
import { filterings } from './templates-query';

/** Columns that templates have wherever they are listed. */
export const templateColumns = {
  /** @param onChange gives or takes one's own star; left out where stars are only shown */
  favorite: (onChange?: (template: Flowsheet, favorite: 0 | 1) => void): YieldingColumn<Flowsheet> => ({
    id: 'favorite',
    label: 'Favorite',
    sortable: true,
    takes: { most: 6, least: 5.5 },
    cell: (template) => (
      <Stars
        of={template}
        name={templateTitle(template)}
        onChange={onChange && ((favorite) => onChange(template, favorite))}
      />
    ),
  }),
  title: { id: 'title', label: 'Title', sortable: true, cell: templateTitle },
  filtering: {
    id: 'filtering',
    label: 'Visible to',
    takes: { most: 14, least: 7 },
    cell: (template: Flowsheet) => offeredTo(template),
    filter: { kind: 'one', choices: filterings },
  },
  questions: {
    id: 'question_count',
    label: 'Questions',
    numeric: true,
    takes: { most: 6.5, least: 6 },
    leaves: 3,
    cell: ({ question_count }: Flowsheet) => question_count,
  },
} as const;

/**
 * Columns of a tool's own list of templates.
 * @param onFavorite gives or takes one's own star
 * @param visibleTo in words
 */
export const tabColumns = (
  onFavorite: (template: Flowsheet, favorite: 0 | 1) => void,
  visibleTo: (template: Flowsheet) => string = offeredTo,
): readonly YieldingColumn<Flowsheet>[] => [
  templateColumns.favorite(onFavorite),
  { ...templateColumns.title, isLink: true },
  { ...templateColumns.filtering, cell: visibleTo },
  {
    id: 'user',
    label: 'Owner',
    sortable: true,
    takes: { most: 12, least: 7 },
    leaves: 2,
    cell: ({ user_embed }) => user_embed.username,
  },
  templateColumns.questions,
  {
    id: 'updated_at',
    label: 'Changed',
    sortable: true,
    numeric: true,
    takes: { most: 8, least: 7 },
    leaves: 1,
    cell: ({ updated_at }) => formatDay(new Date(updated_at)),
  },
];
