import { mayConfigureTools } from '@coaching/access';
import { newUid, type Tool, type ToolSet } from '@coaching/contracts';
import { useMoves } from '@coaching/interaction-kit/moves';
import { useCall, useSession } from '@coaching/mfe-kit';
import {
  Button,
  EmptyState,
  Icon,
  LoadingState,
  latePart,
  lazyAfterPress,
  useConfirm,
  useFocusStays,
  useReady,
} from '@coaching/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { orderedCategories, renamedCategory, withCategory } from './category-changes';
import classes from './tool.module.css';
import { useToolSaves } from './use-tool-saves';
import { categoryWords, isUsed, unseenWords } from './used-words';

const CategoryList = lazyAfterPress(async () => (await import('./category-list')).CategoryList);
const CategoryDialog = latePart(() => import('./category-dialog'));

type Category = Tool['categories'][number];

const othersThan = (edited: Category | 'new', all: readonly Category[]) =>
  all.filter(({ uid }) => edited === 'new' || uid !== edited.uid).map(({ name }) => name);

/** The categories of a tool with their questions' counts; for those who may, their editing. */
export function CategoriesTab({ set, tool }: { set: ToolSet; tool: Tool }) {
  const { actor } = useSession();
  const confirm = useConfirm();
  const saves = useToolSaves(set, tool);
  const { data, isLoading } = useCall(
    'getCategoryUses',
    { params: { question_type: tool.uid } },
    { quiet: true },
  );
  const isReady = useReady(!isLoading);
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useFocusStays(area);
  const movesTo = useMoves(tool.categories.map(({ uid }) => uid));
  const mayEdit = saves.removal.isOwn && mayConfigureTools(actor, set);
  const countsOf = (uid: string) => data?.categories.find((one) => one.uid === uid);
  const wordsOf = ({ uid }: Category) => {
    if (!data) return '';
    return categoryWords(countsOf(uid) ?? { questions: 0, uses: { templates: 0, conversations: 0 } });
  };

  const remove = async (category: Category) => {
    const counts = countsOf(category.uid);
    const unseen = unseenWords(counts?.others ?? 0);
    const isUnused = data !== undefined && !(counts && isUsed(counts.uses));
    const isSure = await confirm({
      title: `Delete the category ${category.name}?`,
      message: `All questions of this category are deleted with it (${wordsOf(category) || 'how many is not known'}).${unseen}${isUnused ? '' : ' What was made with them keeps their words.'}`,
      confirm: 'Delete category',
      destructive: true,
    });
    if (isSure) await saves.removeCategory(category.uid);
  };

  const isEmpty = tool.categories.length === 0;
  const add = mayEdit && (
    <Button
      variant="default"
      leftSection={<Icon of={IconPlus} size={18} />}
      aria-haspopup="dialog"
      onClick={() => setEdited('new')}
    >
      Add Category
    </Button>
  );
  return (
    <div ref={area}>
      {add && !isEmpty && <div className={classes.head}>{add}</div>}
      {isEmpty ? (
        <EmptyState action={add}>The groups of this tool's questions will be here.</EmptyState>
      ) : !isReady ? (
        <LoadingState shape="list" rows={tool.categories.length} />
      ) : mayEdit ? (
        <Suspense fallback={<LoadingState shape="list" rows={tool.categories.length} />}>
          <CategoryList
            categories={tool.categories}
            wordsOf={wordsOf}
            onOrder={(uids) => saves.save(orderedCategories(movesTo(uids)))}
            onRename={setEdited}
            onRemove={(category) => void remove(category)}
          />
        </Suspense>
      ) : (
        <ul>
          {tool.categories.map((category) => (
            <li key={category.uid} className={classes.category}>
              {category.name} <span className={classes.used}>{wordsOf(category)}</span>
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <CategoryDialog
          name={edited === 'new' ? '' : edited.name}
          others={othersThan(edited, tool.categories)}
          onClose={() => setEdited(null)}
          onSave={(name) =>
            saves.save(
              edited === 'new' ? withCategory({ uid: newUid(), name }) : renamedCategory(edited.uid, name),
            )
          }
        />
      )}
    </div>
  );
}
