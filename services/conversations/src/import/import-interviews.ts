import {
  awaitCopies,
  type PersonCopy,
  peopleIn,
  presentEmbed,
  programOfPerson,
  type ServiceContext,
  type ToolCopy,
  toolsIn,
  WITH_DELETED,
} from '@coaching/service-kit';
import { interviewEvents } from '../events/interview-events';
import type { InterviewRecord, Placement } from '../interviews/interview-record';
import { interviewsIn } from '../interviews/interviews-repository';
import { newInterview } from '../interviews/new-interview';
import { nowhere } from '../interviews/place-interview';
import type { ImportedInterview } from './imported-interview';

interface Known {
  people: ReadonlyMap<string, PersonCopy>;
  tools: ReadonlyMap<string, ToolCopy>;
}

/**
 * Brings conversations and templates in and announces each conversation; those whose uid exists are left as they are.
 * @throws when this service does not receive a coach, coachee or tool in time
 */
export async function importInterviews(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly ImportedInterview[],
  now = new Date(),
): Promise<void> {
  const interviews = interviewsIn(context);
  const uids = imported.map(({ uid }) => uid);
  const there = new Set(await interviews.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  const rows = imported.filter(({ uid }) => !there.has(uid));
  const people = await awaitCopies(peopleIn(context.connection).findAll, [
    ...new Set(rows.flatMap(({ user, clients }) => [user, ...clients])),
  ]);
  const tools = await awaitCopies(toolsIn(context.connection).findAll, [
    ...new Set(rows.map(({ interview_type }) => interview_type)),
  ]);
  for (const row of rows) {
    const interview = interviewFrom(row, { people, tools }, now);
    await context.transaction(async ({ session, announce, signal }) => {
      await interviews.insert(interview, session);
      for (const event of interviewEvents.ofChange(null, interview)) await announce(event);
      signal('interview.saved', interview.uid);
    });
  }
}

function interviewFrom(row: ImportedInterview, { people, tools }: Known, now: Date): InterviewRecord {
  const { user, clients, offered, organization_uid, program_uid, questions, ...settings } = row;
  const offer = offered && { visibility: offered, organization_uid, program_uid };
  const coachees = clients.map((uid) => people.get(uid)!);
  const program = programOfPerson(coachees[0], program_uid);
  const placement: Placement = offered
    ? nowhere
    : {
        clients: [...clients],
        client_embed: coachees.map(presentEmbed),
        program_embed: program,
        program_uid: program?.program_uid ?? null,
        organization_uid,
      };
  const lookedUp = {
    coach: presentEmbed(people.get(user)!),
    tool: tools.get(row.interview_type)!,
    placement,
    offer,
  };
  const made = newInterview({ ...settings, questions: [...questions] }, lookedUp, now);
  // Somebody who makes a conversation begins it; one that is brought in begins when its coach does.
  return row.timestamp === null ? { ...made, timestamp: null, duration: row.duration, timer: null } : made;
}
