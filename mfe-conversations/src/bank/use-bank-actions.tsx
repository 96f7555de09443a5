import { mayEditQuestion } from '@coaching/access';
import { MESSAGES, type Question } from '@coaching/contracts';
import { callApi, callKey, queryClient, useCallMutation, useSession } from '@coaching/mfe-kit';
import { type MenuEntry, toast, useConfirm } from '@coaching/ui-kit';
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { type UsedStars, useStars } from '../favorites/use-stars';
import { HIDDEN_BY_ORGANIZATION, hiddenAfter, hiddenBy, hidesForAll } from '../hiding/hidden-by';
import { isUsed, usedWords } from '../tool/used-words';
import { offeredQuestion } from './offered-question';

/** Calls that answer otherwise once questions of the bank come, change or go. */
export const bankCalls = ['getQuestions', 'getQuestionOwners', 'getCategoryUses'] as const;

/** Where a question is used, as a sentence; nothing where that cannot be said. */
async function usedSentence(uid: string): Promise<string> {
  try {
    const { uses } = await callApi('getQuestionUses', { params: { uid } }, { quiet: true });
    return `It is ${usedWords(uses)}${isUsed(uses) ? ', which keep its words' : ''}.`;
  } catch {
    return 'Templates and conversations that use it keep its words.';
  }
}

type Removal = 'hide' | 'unhide' | 'delete';

export interface BankActions {
  favorite: UsedStars['giveOwn'];
  /** Asks, then hides the question, shows it again, or deletes it. True when it was done. */
  remove(question: Question, way: Removal): Promise<boolean>;
  /**
   * What is done with it from its dialog: where an organization is active it is never deleted there (spec 2 section 2),
   * and nothing while that hides it.
   */
  inDialog(question: Question): Removal | null;
  /** What is said of one that the organization hides; undefined for others. */
  hiddenWords(question: Question): string | undefined;
  entries(question: Question, edit: () => void): MenuEntry[];
}

/** What can be done with the questions of a bank (spec 2 sections 2, 4 and 6). */
export function useBankActions(): BankActions {
  const { actor, organization } = useSession();
  const confirm = useConfirm();
  const stars = useStars('question');
  const hide = useCallMutation('saveQuestion', { invalidates: bankCalls });
  const deletion = useCallMutation('deleteQuestion', { invalidates: bankCalls });

  const mayEdit = (question: Question) => mayEditQuestion(actor, offeredQuestion(question));
  const hiddenWords = ({ hidden_orgs }: Question) =>
    hiddenBy(actor, hidden_orgs) === 'organization' ? HIDDEN_BY_ORGANIZATION : undefined;
  const inMenu = (question: Question): Removal => {
    if (hiddenBy(actor, question.hidden_orgs) === 'oneself') return 'unhide';
    // Where an organisation is active, what others offer is hidden there; what is one's own to delete is deleted.
    return organization && question.user !== actor.uid ? 'hide' : mayEdit(question) ? 'delete' : 'hide';
  };

  const inDialog = (question: Question): Removal | null => {
    if (hiddenWords(question)) return null;
    const way = inMenu(question);
    return organization && way === 'delete' ? 'hide' : way;
  };

  async function bringBack(uid: string) {
    await callApi('undeleteQuestion', { params: { uid } });
    for (const list of bankCalls) void queryClient.invalidateQueries({ queryKey: callKey(list) });
  }

  async function remove(question: Question, way: Removal): Promise<boolean> {
    const { uid, hidden_orgs } = question;
    const hidden = { body: { question: { uid, hidden_orgs: hiddenAfter(actor, hidden_orgs) } } };
    if (way === 'unhide') {
      const { question: stored } = await hide.mutateAsync(hidden);
      const words = hiddenWords(stored);
      if (words) toast.info(words);
      else toast.success('Question is shown again');
      return true;
    }
    const forWhom =
      way === 'hide' && hidesForAll(actor) ? 'It will be hidden for everyone in your organization. ' : '';
    const isSure = await confirm({
      title: `Are you sure you want to ${way} this question?`,
      message: `${forWhom}${await usedSentence(uid)}`,
      confirm: way === 'hide' ? 'Hide question' : 'Delete question',
      destructive: way === 'delete',
    });
    if (!isSure) return false;
    if (way === 'hide') {
      const { question: stored } = await hide.mutateAsync(hidden);
      // What went wrong with it has been shown.
      toast.success(MESSAGES.questionHidden, {
        undo: () => void remove(stored, 'unhide').catch(() => false),
      });
    } else {
      await deletion.mutateAsync({ params: { id: uid } });
      toast.success(MESSAGES.questionDeleted, { undo: () => void bringBack(uid) });
    }
    return true;
  }

  const faces = {
    hide: { label: 'Hide', icon: IconEyeOff },
    unhide: { label: 'Unhide', icon: IconEye },
    delete: { label: 'Delete', icon: IconTrash, danger: true },
  };
  // One's own is deleted all the same; to hide what is hidden would change nothing.
  const removing = (question: Question): MenuEntry[] => {
    const words = hiddenWords(question);
    const way = inMenu(question);
    return [
      ...(words ? [{ label: words, icon: IconEyeOff, disabled: true, onSelect: () => {} }] : []),
      ...(words && way === 'hide'
        ? []
        : [{ ...faces[way], onSelect: () => void remove(question, way).catch(() => false) }]),
    ];
  };
  return {
    inDialog,
    hiddenWords,
    // What went wrong has been shown.
    remove: (question, way) => remove(question, way).catch(() => false),
    favorite: stars.giveOwn,
    entries: (question, edit) => [
      ...(mayEdit(question) ? [{ label: 'Edit', icon: IconPencil, onSelect: edit }] : []),
      ...stars.recommending(question, question.shared),
      ...removing(question),
    ],
  };
}
