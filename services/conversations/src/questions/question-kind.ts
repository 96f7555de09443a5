import { mayOfferQuestion, type OfferedPlace } from '@coaching/access';
import {
  MAX_QUESTION_LENGTH,
  MESSAGES,
  type QuestionDraft,
  type QuestionVisibility,
} from '@coaching/contracts';
import type { ToolCopy, Tools } from '@coaching/service-kit';
import {
  type AutosavedKind,
  changedFields,
  embedOfActor,
  Invalid,
  type People,
  requireLicenseToChange,
  requireLicenseToPrepare,
  requireUsableTool,
  type Saver,
  safeRichText,
} from '@coaching/service-kit';
import { saysSomething } from '../answers/says-something';
import type { AskedOffer } from '../bank/asked-offer';
import { hiddenAfter, hidingOf } from '../bank/hiding';
import type { Organizations } from '../organizations/organization-copy';
import { requirePlace } from '../organizations/require-place';
import { requireCategory } from '../tools/require-tool';
import { askedQuestionOffer } from './asked-offer';
import { mayEditQuestionRow, mayReadQuestionRow } from './question-policy';
import {
  type QuestionFields,
  type QuestionOffer,
  type QuestionRecord,
  questionKeys,
} from './question-record';
import type { Questions } from './questions-repository';

export type NamedQuestion = Omit<QuestionDraft, 'uid'> & { uid: string };

const STAYS_WITH_TOOL = 'A question stays in the bank of its tool.';
/** A question is never finished, unlike what is made with it. */
const NEVER_ENDS = { end_timestamp: null };
const NOT_ITS_ORGANIZATION =
  'This tool belongs to one organization, and its questions are offered in that one alone.';

export interface QuestionStores {
  questions: Questions;
  people: People;
  tools: Tools;
  organizations: Organizations;
  present: AutosavedKind<QuestionRecord, NamedQuestion>['present'];
}

/** Words that ask something. @throws Invalid */
function writtenWords(draft: NamedQuestion, stored: string | undefined): string | undefined {
  const path = 'question.question';
  if (draft.question === undefined && stored !== undefined) return undefined;
  const words = safeRichText(draft.question ?? '', stored, path, MAX_QUESTION_LENGTH);
  const message = MESSAGES.fieldRequired;
  if (!saysSomething(words)) throw new Invalid(message, [{ path, message }]);
  return words;
}

/** Refuses to offer a question where nobody is offered its tool. @throws Invalid */
function requireOfferedTools(tool: ToolCopy | null, { organization_uid, program_uid }: OfferedPlace): void {
  const isElsewhere =
    tool?.config_entity === 'Organization' &&
    organization_uid !== null &&
    organization_uid !== tool.config_uid;
  if (!isElsewhere) return;
  const path = program_uid === null ? 'question.organization_embed' : 'question.program_embed';
  throw new Invalid(NOT_ITS_ORGANIZATION, [{ path, message: NOT_ITS_ORGANIZATION }]);
}

/** What the common saving, deleting and restoring need to know of questions of the bank. */
export function questionKind({
  questions,
  people,
  tools,
  organizations,
  present,
}: QuestionStores): AutosavedKind<QuestionRecord, NamedQuestion> {
  async function offerFor(
    { actor }: Saver,
    asked: AskedOffer<QuestionVisibility>,
    tool: ToolCopy | null,
  ): Promise<QuestionOffer> {
    const { visibility } = asked;
    const place = await requirePlace(organizations, asked.place, (there) =>
      mayOfferQuestion(actor, visibility, there),
    );
    requireOfferedTools(tool, place);
    return { visibility, ...place };
  }

  return {
    name: 'question',
    store: questions,
    signal: 'question.saved',
    mayRead: mayReadQuestionRow,
    mayEdit: mayEditQuestionRow,
    mayDelete: mayEditQuestionRow,
    mayRestore: mayEditQuestionRow,
    notTheirs: 'You cannot change this question. You can hide it.',
    present,
    eventsFor: () => [],
    async created({ actor, now }, draft) {
      requireLicenseToPrepare('interview', { actor, now });
      const path = 'question.question_type';
      const tool = await requireUsableTool('interview', { tools, actor }, draft.question_type, path);
      const category = draft.category ?? null;
      requireCategory(tool, category, 'question.category');
      const question: QuestionFields = {
        uid: draft.uid,
        question: writtenWords(draft, undefined)!,
        version: 1,
        category,
        question_type: tool.uid,
        offer: await offerFor({ actor, now }, askedQuestionOffer(draft, null)!, tool),
        user: actor.uid,
        user_embed: await embedOfActor(people, actor),
        hidden_orgs: hiddenAfter([], hidingOf(actor, draft.hidden_orgs, [])),
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        deleted_by: null,
      };
      return { ...question, keys: questionKeys(question) };
    },
    changed(draft, stored) {
      const words = writtenWords(draft, stored.question);
      const written = {
        ...(words !== undefined && { question: words }),
        ...(draft.category !== undefined && { category: draft.category }),
        ...(draft.question_type !== undefined && { question_type: draft.question_type }),
      };
      return changedFields<QuestionRecord>(written, stored);
    },
    moves: (draft, stored) => askedQuestionOffer(draft, stored.offer) !== null,
    async settled(saver, draft, stored, changed) {
      requireLicenseToChange('interview', saver, NEVER_ENDS, {});
      if (changed.question_type !== undefined)
        throw new Invalid(STAYS_WITH_TOOL, [{ path: 'question.question_type', message: STAYS_WITH_TOOL }]);
      const tool = await tools.find(stored.question_type);
      if (changed.category !== undefined) requireCategory(tool, changed.category, 'question.category');
      const asked = askedQuestionOffer(draft, stored.offer);
      return {
        ...(changed.question !== undefined && { version: stored.version + 1 }),
        ...(asked && { offer: await offerFor(saver, asked, tool) }),
      };
    },
  };
}
