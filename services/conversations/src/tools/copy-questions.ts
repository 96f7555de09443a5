import { createHash } from 'node:crypto';
import { uidFrom } from '@coaching/contracts';
import type { ToolCopy, Tools } from '@coaching/service-kit';
import {
  backgroundWork,
  inParts,
  presentEmbed,
  type ServiceContext,
  WITH_DELETED,
  WITHOUT_ID,
  type Work,
} from '@coaching/service-kit';
import { placeOf } from '../bank/bank-keys';
import { type Offer, scopesOf } from '../bank/scopes';
import type { QuestionOffer, QuestionRecord } from '../questions/question-record';
import type { Questions } from '../questions/questions-repository';
import type { PendingCopies, PendingCopy } from './pending-copies';

/** Questions that are copied in one transaction. */
const BATCH = 50;

/** How what belongs to a tool's owner is offered. */
function ownersOffer({
  config_entity,
  config_uid,
}: Pick<ToolCopy, 'config_entity' | 'config_uid'>): QuestionOffer {
  if (config_entity === 'System') return { visibility: 'system', organization_uid: null, program_uid: null };
  if (config_entity === 'Organization')
    return { visibility: 'organization', organization_uid: config_uid, program_uid: null };
  return { visibility: 'private', organization_uid: null, program_uid: null };
}

/** The same question copied to the same tool again is the same copy. */
const uidOfCopy = (tool: string, { uid, created_at }: QuestionRecord) =>
  uidFrom(createHash('sha256').update(`${tool} ${uid}`).digest(), created_at.getTime());

function copyOf(
  question: QuestionRecord,
  copy: PendingCopy,
  offer: QuestionOffer,
  now: Date,
): QuestionRecord {
  const categories = new Map(copy.categories);
  const owner = copy.config_entity === 'User' ? copy.config_uid : question.user;
  return {
    ...question,
    uid: uidOfCopy(copy._id, question),
    question_type: copy._id,
    category: question.category && (categories.get(question.category) ?? null),
    offer,
    user: owner,
    user_embed:
      owner === question.user
        ? presentEmbed(question.user_embed)
        : { uid: owner, username: '', initials: '', picture: null },
    hidden_orgs: [],
    version: 1,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

/** What of the bank belongs to the owner of a tool. */
const placeOfOwners = (tool: ToolCopy): string | null => {
  const [scope] = scopesOf(ownersOffer(tool) as Offer);
  return scope ? placeOf(tool.uid, scope) : null;
};

/** Gives tools that were copied the questions of the tool's owner, some at a time, while the service is up. */
export const copyQuestions = (
  { transaction, ...context }: Pick<ServiceContext, 'transaction' | 'lease' | 'log'>,
  pending: PendingCopies,
  { questions, tools }: { questions: Questions; tools: Tools },
): Work =>
  backgroundWork(context, 'copies', async (goesOn) => {
    for (let next = await pending.next(); next; next = await pending.next()) {
      const copy = next;
      const from = await tools.find(copy.from);
      const place = from && placeOfOwners(from);
      const all = place
        ? await questions.model
            .find({ 'keys.places': place, category: { $nin: from.gone_categories } }, WITHOUT_ID)
            .lean<QuestionRecord[]>()
        : [];
      const made = all.map((question) => copyOf(question, copy, ownersOffer(copy), new Date()));
      const known = new Set(
        await questions.model.distinct('uid', { uid: { $in: made.map(({ uid }) => uid) } }, WITH_DELETED),
      );
      const missing = made.filter(({ uid }) => !known.has(uid));
      for (const some of inParts(missing, BATCH)) {
        if (!(await goesOn())) return;
        await transaction(({ session }) => questions.insertAll(some, session));
      }
      if (!(await goesOn())) return;
      await pending.done(copy);
    }
  });
