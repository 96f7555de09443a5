import { mayOfferTemplate, othersCouldRead } from '@coaching/access';
import { defaultTitle, type TemplateVisibility } from '@coaching/contracts';
import type { Tools } from '@coaching/service-kit';
import {
  type AutosavedKind,
  changedFields,
  embedOfActor,
  finishingShares,
  Invalid,
  type People,
  requireLicenseFor,
  requireLicenseToChange,
  requireReadableStays,
  requireStaysInPlace,
  requireUsableTool,
  type Saver,
  writtenUnderCounts,
} from '@coaching/service-kit';
import type { AskedOffer } from '../bank/asked-offer';
import { hiddenAfter, hidingOf } from '../bank/hiding';
import { interviewEvents } from '../events/interview-events';
import type { Organizations } from '../organizations/organization-copy';
import { requirePlace } from '../organizations/require-place';
import type { Questions } from '../questions/questions-repository';
import { askedTemplateOffer } from '../templates/asked-offer';
import { mayDeleteInterview, mayEditInterview, mayReadInterview } from './interview-policy';
import type { InterviewRecord, TemplateOffer } from './interview-record';
import { type Interviews, readSoFar } from './interviews-repository';
import type { NamedInterview } from './named-draft';
import { newInterview } from './new-interview';
import { pinnedQuestions } from './pinned-questions';
import { moveOf, nowhere, placeAgain, placeNew } from './place-interview';
import { writtenFields } from './written-fields';

export interface InterviewStores {
  interviews: Interviews;
  people: People;
  tools: Tools;
  questions: Questions;
  organizations: Organizations;
  present: AutosavedKind<InterviewRecord, NamedInterview>['present'];
}

const STAYS_WHAT_IT_IS = 'A conversation does not become a template, nor a template a conversation.';
const STAYS_WITH_TOOL = 'It stays with the tool that it was made with. Please make a new one with another.';

const refuse = (message: string, field: string): never => {
  throw new Invalid(message, [{ path: `interview.${field}`, message }]);
};

/** Its tool, by either name under which it is sent. */
const toolOf = ({ interview_type, tool_uid }: NamedInterview) => interview_type ?? tool_uid ?? undefined;

const becomesOther = (draft: NamedInterview, stored: InterviewRecord) =>
  draft.template !== undefined && draft.template !== stored.template;

const changesTool = (draft: NamedInterview, stored: InterviewRecord) =>
  draft.interview_type !== undefined && draft.interview_type !== stored.interview_type;

/** What the common saving, deleting and restoring need to know of conversations and templates. */
export function interviewKind({
  interviews,
  people,
  tools,
  questions,
  organizations,
  present,
}: InterviewStores): AutosavedKind<InterviewRecord, NamedInterview> {
  async function offerFor({ actor }: Saver, asked: AskedOffer<TemplateVisibility>): Promise<TemplateOffer> {
    const { visibility } = asked;
    const place = await requirePlace(organizations, asked.place, (there) =>
      mayOfferTemplate(actor, visibility, there),
    );
    return { visibility, ...place };
  }

  /** What a conversation with other coachees is called, where it is called after those it was with. */
  async function titledAfter(stored: InterviewRecord, client_embed: InterviewRecord['client_embed']) {
    const tool = await tools.find(stored.interview_type);
    const default_title = defaultTitle({
      username: stored.user_embed.username,
      tool: tool?.name ?? '',
      clients: client_embed.map(({ username }) => username),
      template: false,
    });
    return { default_title, ...(stored.title === stored.default_title && { title: default_title }) };
  }

  return {
    name: 'interview',
    store: interviews,
    signal: 'interview.saved',
    mayRead: mayReadInterview,
    mayEdit: mayEditInterview,
    mayDelete: mayDeleteInterview,
    mayRestore: mayDeleteInterview,
    notTheirs: 'Only the coach who holds this conversation, or keeps this template, can change it.',
    present,
    eventsFor: interviewEvents.ofChange,
    async created(saver, draft) {
      const { actor, now } = saver;
      requireLicenseFor('interview', saver);
      const path = 'interview.interview_type';
      const tool = await requireUsableTool('interview', { tools, actor }, toolOf(draft), path);
      const template = draft.template ?? false;
      const offer = template ? await offerFor(saver, askedTemplateOffer(draft, null)!) : null;
      const placement = template ? nowhere : await placeNew({ actor, now, people }, draft);
      const coach = await embedOfActor(people, actor);
      const hidden_orgs = template ? hiddenAfter([], hidingOf(actor, draft.hidden_orgs, [])) : [];
      const interview = newInterview(draft, { coach, tool, placement, offer, hidden_orgs }, now);
      const pinned = await pinnedQuestions({ questions, actor, tool }, interview.questions, []);
      const counts = writtenUnderCounts(actor, interview.organization_uid);
      return { ...interview, ...counts, questions: pinned };
    },
    changed(draft, stored) {
      const meant = stored.template ? draft : finishingShares(draft, stored);
      const written = writtenFields(meant, { template: stored.template, stored });
      return changedFields<InterviewRecord>(written, stored);
    },
    moves: (draft, stored) =>
      becomesOther(draft, stored) ||
      changesTool(draft, stored) ||
      moveOf(draft, stored) !== null ||
      (stored.offer !== null && askedTemplateOffer(draft, stored.offer) !== null),
    async settled(saver, draft, stored, changed) {
      const { actor, now } = saver;
      requireLicenseToChange('interview', saver, stored, changed);
      if (becomesOther(draft, stored)) refuse(STAYS_WHAT_IT_IS, 'template');
      if (changesTool(draft, stored)) refuse(STAYS_WITH_TOOL, 'interview_type');
      const tool = changed.questions ? await tools.find(stored.interview_type) : null;
      const pinned =
        changed.questions &&
        (await pinnedQuestions({ questions, actor, tool }, changed.questions, stored.questions));
      const asked = { ...(pinned && { questions: pinned }) };
      if (stored.offer) {
        const offer = askedTemplateOffer(draft, stored.offer);
        return { ...asked, ...(offer && { offer: await offerFor(saver, offer) }) };
      }
      requireReadableStays('interview', changed, readSoFar(stored));
      requireStaysInPlace('interview', readSoFar(stored), moveOf(draft, stored));
      const moved = await placeAgain({ actor, now, people }, draft, stored);
      const finished = stored.finished || Boolean(changed.end_timestamp);
      const shown = othersCouldRead(readSoFar({ ...stored, ...changed, finished }));
      return {
        ...asked,
        ...moved,
        ...writtenUnderCounts(actor, { ...stored, ...moved }.organization_uid),
        ...(moved.client_embed && (await titledAfter({ ...stored, ...changed }, moved.client_embed))),
        finished,
        // What was set meanwhile stays: it is only ever set, never taken back.
        ...(shown && { shown }),
      };
    },
  };
}
