import { isSameOwner, mayConfigureTools } from '@coaching/access';
import type { Interview, InterviewQuestion, Tool, ToolSet } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import {
  EmptyState,
  Link,
  LoadingState,
  lazyAfterPress,
  toast,
  useFocusStays,
  VisuallyHidden,
} from '@coaching/ui-kit';
import { Suspense, useRef } from 'react';
import { toolPath } from '../interview/new-interview';
import {
  type Change,
  goingAlong,
  orderQuestions,
  removeQuestion,
  restoreQuestion,
} from '../questions/question-changes';
import { questionGroups } from '../questions/question-groups';
import { AddQuestions } from './add-questions';
import classes from './configure.module.css';
import { NewerWording } from './newer-wording';
import { useEditedQuestion } from './use-edited-question';
import { useMoveToCategory } from './use-move-to-category';
import { UseTemplate } from './use-template';

const QuestionList = lazyAfterPress(async () => (await import('./question-list')).QuestionList);

interface QuestionListsProps {
  interview: Interview;
  /** Undefined while it is loaded, null when it is not to be had. */
  tool: Tool | null | undefined;
  /** The set that offers it. */
  set: ToolSet | null | undefined;
  change: (change: Change) => void;
}

/** The questions that are asked: a list for each category of a structured tool, else one list. */
export function QuestionLists({ interview, tool = null, set = null, change }: QuestionListsProps) {
  const { questions } = interview;
  const groups = questionGroups(questions, tool, { all: true });
  // A structured tool that has no categories yet asks one list, too.
  const isStructured = Boolean(tool?.structured && tool.categories.length > 0);

  const remove = (question: InterviewQuestion) => {
    const index = questions.findIndex(({ uid }) => uid === question.uid);
    change(removeQuestion(question.uid));
    const words = ['Question removed', goingAlong(question)].filter(Boolean).join('. ');
    toast.success(words, { undo: () => change(restoreQuestion(question, index)) });
  };
  const area = useRef<HTMLElement>(null);
  useFocusStays(area);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useEditedQuestion(tool, change, remove);
  const { announcement, move } = useMoveToCategory(area, questions, change);

  return (
    <section ref={area} className={classes.section} aria-labelledby="questions">
      <div className={classes.sectionHead}>
        <h2 id="questions" ref={heading} tabIndex={-1}>
          Questions
        </h2>
        <div className={classes.buttons}>
          {!isStructured && (
            <AddQuestions interview={interview} tool={tool} category={null} change={change} />
          )}
          <UseTemplate interview={interview} change={change} />
        </div>
      </div>
      <NewerWording interview={interview} change={change} onLastTaken={() => heading.current?.focus()} />
      {tool?.structured && !isStructured && <NoCategories tool={tool} set={set} />}
      {questions.length === 0 && !isStructured && (
        <EmptyState>
          The questions you will ask will be here: write your own, or pick some from the bank.
        </EmptyState>
      )}
      {groups.map(({ category, name, questions: asked }) => (
        <section
          key={category ?? ''}
          className={name ? classes.group : undefined}
          aria-label={name ?? undefined}
        >
          {name && (
            <div className={classes.groupHead}>
              <h3>{name}</h3>
              {category && (
                <AddQuestions interview={interview} tool={tool} category={category} change={change} />
              )}
            </div>
          )}
          {asked.length === 0 && name && <p className={classes.hint}>No question of this category yet.</p>}
          {asked.length > 0 && (
            <Suspense
              fallback={<LoadingState shape="list" rows={asked.length} label="Loading the questions" />}
            >
              <QuestionList
                label={name ?? 'Questions'}
                questions={asked}
                categories={tool?.categories ?? []}
                onOrder={(uids) => change(orderQuestions(uids))}
                onEdit={editing.edit}
                onRemove={remove}
                onMove={move}
              />
            </Suspense>
          )}
        </section>
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {editing.dialog}
    </section>
  );
}

/** Says why the questions of a structured tool stand in one list, and to whom may change that where. */
function NoCategories({ tool, set }: { tool: Tool; set: ToolSet | null }) {
  const { actor } = useSession();
  const mayEdit = set && isSameOwner(tool.tool_owner, set) && mayConfigureTools(actor, set);
  return (
    <p className={classes.hint}>
      This tool is structured, and has no categories yet: until then its questions stand in one list.{' '}
      {mayEdit && <Link href={`${toolPath(tool, set)}?tab=categories`}>Add categories</Link>}
    </p>
  );
}
