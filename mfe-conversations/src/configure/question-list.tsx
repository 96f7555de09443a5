import type { InterviewQuestion, Tool } from '@coaching/contracts';
import { type MenuEntry, RichTextView } from '@coaching/ui-kit';
import { SortableList } from '@coaching/ui-kit/sortable';
import { IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { questionName } from '../questions/question-name';
import classes from './configure.module.css';

interface QuestionListProps {
  label: string;
  questions: readonly InterviewQuestion[];
  categories: Tool['categories'];
  onOrder: (uids: string[]) => void;
  onEdit: (question: InterviewQuestion) => void;
  onRemove: (question: InterviewQuestion) => void;
  onMove: (question: InterviewQuestion, category: Tool['categories'][number]) => void;
}

/** Questions in their order, which is changed by handle, by keys or from the menu. */
export function QuestionList(props: QuestionListProps) {
  const { label, questions, categories, onOrder, onEdit, onRemove, onMove } = props;

  const actions = (question: InterviewQuestion): MenuEntry[] => [
    ...categories
      .filter(({ uid }) => uid !== question.category)
      .map((category) => ({
        label: `Move to ${category.name}`,
        icon: IconFolder,
        onSelect: () => onMove(question, category),
      })),
    ...(categories.length > 0 ? (['divider'] as const) : []),
    { label: 'Edit', icon: IconPencil, onSelect: () => onEdit(question) },
    { label: 'Remove', icon: IconTrash, danger: true, onSelect: () => onRemove(question) },
  ];

  return (
    <SortableList
      label={label}
      items={questions}
      itemKey={({ uid }) => uid}
      itemName={({ question }) => questionName(question)}
      onReorder={async (uids) => {
        onOrder(uids);
        return null;
      }}
      itemActions={actions}
    >
      {({ uid, question }) => (
        <div className={classes.question} data-question={uid}>
          <RichTextView html={question} />
        </div>
      )}
    </SortableList>
  );
}
