import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import type { Tools } from '@coaching/service-kit';
import {
  embedOfActor,
  type Handler,
  NotFound,
  type People,
  requireLicenseFor,
  requireReadable,
  type ServiceContext,
} from '@coaching/service-kit';
import { mayReadInterview } from '../interviews/interview-policy';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';
import { newInterview } from '../interviews/new-interview';
import { nowhere } from '../interviews/place-interview';
import type { PresentInterview } from '../interviews/present-interview';
import { requireReadableTool } from '../tools/require-tool';
import { toolPlaceFor } from '../tools/tool-place';

const PRIVATE = { visibility: 'private', organization_uid: null, program_uid: null } as const;
/** Characters a title can have, less those that say it is a copy. */
const TITLE = 295;

interface Stores {
  interviews: Interviews;
  people: People;
  tools: Tools;
  presentInterview: PresentInterview;
}

/** What was made under the uid of a copy before: one's own template. @throws NotFound for anything else */
function requireCopy(actor: Actor, made: InterviewRecord): InterviewRecord {
  if (made.user !== actor.uid || !made.template || made.deleted_at) throw new NotFound(MESSAGES.notFound);
  return made;
}

export const copyInterviewTemplate =
  (
    { interviews, people, tools, presentInterview }: Stores,
    { transaction }: ServiceContext,
  ): Handler<'copyInterviewTemplate'> =>
  async ({ actor, params: { uid }, body, now }) => {
    const made = body.uid ? await interviews.find(body.uid) : null;
    if (made) return { interview: await presentInterview(requireCopy(actor, made), actor) };
    const template = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    if (!template.template) throw new NotFound(MESSAGES.notFound);
    requireLicenseFor('interview', { actor, now });
    const tool = await requireReadableTool(tools, actor, template.interview_type);
    const copy = newInterview(
      {
        uid: body.uid ?? newUid(),
        title: `${template.title.slice(0, TITLE)} copy`,
        questions: template.questions.map((question) => ({ ...question, uid: newUid() })),
        ...toolPlaceFor(actor, template, tool),
        additional_information: template.additional_information,
      },
      { coach: await embedOfActor(people, actor), tool, placement: nowhere, offer: PRIVATE },
      now,
    );
    await transaction(({ session }) => interviews.insert(copy, session));
    return { interview: await presentInterview(copy, actor) };
  };
