import type { Flowsheet } from '@coaching/contracts';
import type { Column } from '@coaching/ui-kit/data-table';
import { Stars } from '../favorites/stars';
import { offeredTo } from './template-choices';
import { templateTitle } from './template-title';
import { filterings } from './templates-query';

/** Columns that templates have wherever they are listed. */
export const templateColumns = {
  /** @param onChange gives or takes one's own star; left out where stars are only shown */
  favorite: (onChange?: (template: Flowsheet, favorite: 0 | 1) => void): Column<Flowsheet> => ({
    id: 'favorite',
    label: 'Favorite',
    sortable: true,
    width: '6rem',
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
    width: 'clamp(7rem, 18vw, 14rem)',
    cell: (template: Flowsheet) => offeredTo(template),
    filter: { kind: 'one', choices: filterings },
  },
  questions: {
    id: 'question_count',
    label: 'Questions',
    numeric: true,
    width: '6.5rem',
    cell: ({ question_count }: Flowsheet) => question_count,
  },
} as const;
