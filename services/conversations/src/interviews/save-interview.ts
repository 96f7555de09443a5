import { isDeepStrictEqual } from 'node:util';
import type { Interview, InterviewDraft } from '@coaching/contracts';
import {
  type AutosavedKind,
  type Handler,
  requireDistinctParts,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import { changesHiding, hidingOf, isForHiding } from '../bank/hiding';
import type { InterviewRecord } from './interview-record';
import type { Interviews } from './interviews-repository';
import { type NamedInterview, namedDraft } from './named-draft';
import type { PresentInterview } from './present-interview';

/**
 * What is sent that is not as it was answered: who sends back what they read changes nothing by it, also where an answer
 * fills in what is not stored, such as the set of its tool.
 */
const otherThan = (shown: Interview, sent: InterviewDraft): InterviewDraft => {
  const fields = Object.entries(sent) as [keyof InterviewDraft & keyof Interview, unknown][];
  return Object.fromEntries(fields.filter(([name, value]) => !isDeepStrictEqual(value, shown[name])));
};

export const saveInterview = (
  kind: AutosavedKind<InterviewRecord, NamedInterview>,
  { interviews, presentInterview }: { interviews: Interviews; presentInterview: PresentInterview },
  context: ServiceContext,
): Handler<'saveInterview'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);
  return async ({ actor, body: { interview: sent }, now }) => {
    requireDistinctParts(sent.questions, { what: 'questions', path: 'interview.questions' });
    const stored = sent.uid && sent.hidden_orgs ? await interviews.find(sent.uid) : null;
    if (stored?.template && !stored.deleted_at && kind.mayRead(actor, stored)) {
      const hiding = hidingOf(actor, sent.hidden_orgs, stored.hidden_orgs);
      if (changesHiding(hiding)) await interviews.hide(stored.uid, hiding);
      if (!kind.mayEdit(actor, stored)) {
        const shown = await presentInterview((await interviews.find(stored.uid))!, actor);
        const changes = () => kind.changed(namedDraft(otherThan(shown, sent), stored.uid, stored), stored);
        if (isForHiding(hiding, changes)) return { interview: shown };
      }
    }
    const saved = await save(
      { actor, now },
      {
        uid: () => sent.uid ?? uidOfNew(sent, { actor, now, store: interviews, key }),
        draft: (uid, known) => namedDraft(sent, uid, known),
      },
    );
    return { interview: await presentInterview(saved, actor) };
  };
};
