import { isInPerson } from '@coaching/access';
import { type Actor, type Flowsheet, type Interview, templateFlagsFor } from '@coaching/contracts';
import { presentTiming, shownRichText, type ToolCopy, type Tools } from '@coaching/service-kit';
import type { AnswerRecord, Answers } from '../answers/answers-repository';
import { inOrderOfCoachees } from '../answers/in-order-of-coachees';
import { hidersFor } from '../bank/asked';
import type { Favorites, GivenStars } from '../favorites/favorites-repository';
import { presentStars } from '../favorites/present-stars';
import type { OrganizationCopy, Organizations } from '../organizations/organization-copy';
import { presentPlace } from '../organizations/present-place';
import { toolPlaceFor } from '../tools/tool-place';
import type { InterviewRecord } from './interview-record';

/** What is presented along with it. */
interface Beside {
  organizations: ReadonlyMap<string, OrganizationCopy>;
  given: GivenStars;
  /** What they are made with, by uid. */
  tools: ReadonlyMap<string, ToolCopy>;
}

type Head = Omit<Interview, 'questions' | 'additional_information'>;

/** It without what it asks, as this person may see it. */
function presentHead(record: InterviewRecord, viewer: Actor, { organizations, given, tools }: Beside): Head {
  const { offer } = record;
  const flags = offer
    ? templateFlagsFor(offer.visibility, presentPlace(offer, organizations))
    : templateFlagsFor('private', { organization: null, program: null });
  const hiders = hidersFor(viewer);
  return {
    uid: record.uid,
    template: record.template,
    title: record.title,
    ...presentTiming(record),
    interview_type: record.interview_type,
    ...toolPlaceFor(viewer, record, tools.get(record.interview_type)),
    tool_uid: record.interview_type,
    visibility: record.visibility,
    invites_answers: record.invites_answers,
    ...flags,
    ...(!offer && { program_embed: record.program_embed }),
    revision: record.revision,
    shown: record.shown,
    ...(record.counts_only && { counts_only: true }),
    user: record.user,
    user_embed: record.user_embed,
    client_embed: record.client_embed,
    organization_uid: offer?.organization_uid ?? record.organization_uid,
    hidden_orgs: record.hidden_orgs.filter((uid) => hiders.includes(uid)),
    ...presentStars(record.uid, viewer, given),
  };
}

/** Whether others than its owner read a conversation, or are offered a template. */
const isShared = ({ offer, visibility }: InterviewRecord) => (offer?.visibility ?? visibility) !== 'private';

function presentQuestions(
  record: InterviewRecord,
  viewer: Actor,
  { answers, starred }: { answers: readonly AnswerRecord[]; starred: GivenStars },
): Interview['questions'] {
  return record.questions.map((question) => ({
    uid: question.uid,
    question_uid: question.question_uid,
    version: question.version,
    question: shownRichText(question.question),
    category: question.category,
    answer: shownRichText(question.answer),
    question_type: record.interview_type,
    interview_uid: record.uid,
    shared: isShared(record),
    favorite: presentStars(question.question_uid ?? '', viewer, starred).favorite,
    coachee_answers: answers
      .filter(({ question_uid }) => question_uid === question.uid)
      .map(({ client_uid, answer, updated_at }) => ({
        client_uid,
        answer: shownRichText(answer),
        updated_at: updated_at.toISOString(),
      })),
  }));
}

/** A conversation or template as this person may see it. */
export type PresentInterview = (record: InterviewRecord, viewer: Actor) => Promise<Interview>;
/** Templates in a list. */
export type PresentFlowsheets = (records: readonly InterviewRecord[], viewer: Actor) => Promise<Flowsheet[]>;

interface Stores {
  organizations: Organizations;
  favorites: Favorites;
  answers: Answers;
  tools: Tools;
}

export function presentInterviewsWith({ organizations, favorites, answers, tools }: Stores): {
  presentInterview: PresentInterview;
  presentFlowsheets: PresentFlowsheets;
} {
  async function beside(records: readonly InterviewRecord[], viewer: Actor): Promise<Beside> {
    const templates = records.filter(({ template }) => template);
    const [known, given, madeWith] = await Promise.all([
      organizations.findAll(templates.flatMap(({ offer }) => offer?.organization_uid ?? [])),
      favorites.among(
        'template',
        templates.map(({ uid }) => uid),
        hidersFor(viewer),
      ),
      tools.findAll([...new Set(records.map(({ interview_type }) => interview_type))]),
    ]);
    return { organizations: known, given, tools: madeWith };
  }

  /** The coach reads what all coachees answered themselves, each of these what they did, and nobody signed in as them. */
  async function answersFor({ uid, user, clients, template }: InterviewRecord, viewer: Actor) {
    if (template || !isInPerson(viewer)) return [];
    if (viewer.uid === user) return inOrderOfCoachees(clients, await answers.ofInterview(uid));
    return clients.includes(viewer.uid) ? answers.ofInterview(uid, viewer.uid) : [];
  }

  return {
    async presentInterview(record, viewer) {
      const inBank = record.questions.flatMap(({ question_uid }) => question_uid ?? []);
      const [around, answers, starred] = await Promise.all([
        beside([record], viewer),
        answersFor(record, viewer),
        favorites.among('question', inBank, hidersFor(viewer)),
      ]);
      return {
        ...presentHead(record, viewer, around),
        questions: presentQuestions(record, viewer, { answers, starred }),
        additional_information: shownRichText(record.additional_information),
      };
    },
    async presentFlowsheets(records, viewer) {
      const around = await beside(records, viewer);
      return records.map((record) => ({
        ...presentHead(record, viewer, around),
        question_count: record.questions.length,
        updated_at: record.updated_at.toISOString(),
      }));
    },
  };
}
