import { MESSAGES, type Question, type Tool } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { RichTextView } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';
import { Stars } from '../favorites/stars';
import type { YieldingColumn } from '../list-room/fitted-columns';
import type { OwnerChoice } from './owner-choices';
import { askedBy } from './question-choices';

type ToolCategories = Pick<Tool, 'categories' | 'structured'> | null;

/** What a category is called, of a tool that has it. */
export function categoryName(tool: ToolCategories, category: string | null): string {
  if (category === null) return '';
  return tool?.categories.find(({ uid }) => uid === category)?.name ?? MESSAGES.categoryNotFound(category);
}

const categoryColumn = (tool: ToolCategories, required: boolean): Omit<Column<Question>, 'width'> => ({
  id: 'category',
  label: 'Category',
  sortable: true,
  stateless: true,
  cell: ({ category }) => categoryName(tool, category),
  // Without categories there is nothing to choose.
  filter: tool?.categories.length
    ? {
        kind: 'one',
        required,
        choices: tool.categories.map(({ uid, name }) => ({ value: uid, label: name })),
      }
    : undefined,
});

const questionColumn: Column<Question> = {
  id: 'question',
  label: 'Question',
  sortable: true,
  stateless: true,
  cell: ({ question }) => <RichTextView html={question} />,
};

/** Columns of the pick dialog; of a structured tool one category is always chosen (spec 2 section 2). */
export const pickColumns = (tool: ToolCategories): readonly Column<Question>[] => [
  { ...categoryColumn(tool, Boolean(tool?.structured)), width: 'clamp(7rem, 18vw, 14rem)' },
  {
    id: 'favorite',
    label: 'Favorite',
    sortable: true,
    width: '6rem',
    stateless: true,
    cell: (question) => <Stars of={question} name={plainWords(question.question)} />,
  },
  questionColumn,
];

/**
 * Columns of the bank.
 * @param owners whose questions can be asked for
 * @param onFavorite gives or takes the star
 * @param visibleTo in words
 */
export const bankColumns = (
  tool: ToolCategories,
  owners: readonly OwnerChoice[],
  onFavorite: (question: Question, favorite: 0 | 1) => void,
  visibleTo: (question: Question) => string = askedBy,
): readonly YieldingColumn<Question>[] => [
  {
    id: 'favorite',
    label: 'Favorite',
    sortable: true,
    takes: { most: 6, least: 5.5 },
    cell: (question) => (
      <Stars
        of={question}
        name={plainWords(question.question)}
        onChange={(favorite) => onFavorite(question, favorite)}
      />
    ),
  },
  questionColumn,
  { ...categoryColumn(tool, false), takes: { most: 14, least: 7 } },
  {
    id: 'user',
    label: 'Owner',
    sortable: true,
    takes: { most: 12, least: 7 },
    leaves: 1,
    cell: ({ user_embed }) => user_embed.username,
    filter: { kind: 'one', name: 'owner', choices: owners },
  },
  {
    id: 'visibility',
    label: 'Visible to',
    takes: { most: 11, least: 6 },
    leaves: 2,
    cell: visibleTo,
  },
];
