import { type Actor, MESSAGES, type ObservationDraft, type ProgramEmbed } from '@coaching/contracts';
import {
  Invalid,
  NotAllowed,
  NotFound,
  type People,
  type PersonCopy,
  presentEmbed,
} from '@coaching/service-kit';
import { mayObserve, mayUseTool } from '../observation/observation-policy';
import type { ObservationRecord, Placement } from '../observation/observation-record';
import { organizationOf, sharedProgram } from './placement';

const NO_LICENSE = 'Your licence does not cover observations today. Choose a plan under Billing to go on.';
const NOT_THEIR_PROGRAM = 'Choose a program that the coachee is in and that you coach in.';

/** Who places an observation, and when. */
export interface Placing {
  actor: Actor;
  now: Date;
  people: People;
}

/** The coachee, if the actor may observe them today. @throws NotAllowed, NotFound */
async function requireCoachee({ actor, now, people }: Placing, client: string): Promise<PersonCopy> {
  if (!mayUseTool(actor, now)) throw new NotAllowed(NO_LICENSE);
  const person = await people.findLiving(client);
  if (!person || !mayObserve(actor, person)) throw new NotFound(MESSAGES.notFound);
  return person;
}

/** The program asked for, verified. @throws Invalid */
function requireProgram(actor: Actor, client: PersonCopy, asked: ProgramEmbed): ProgramEmbed {
  const program = sharedProgram(actor, client, asked.program_uid);
  if (program) return program;
  throw new Invalid(NOT_THEIR_PROGRAM, [{ path: 'observation.program_embed', message: NOT_THEIR_PROGRAM }]);
}

/** With whom and where a new observation is. @throws Invalid, NotAllowed, NotFound */
export async function placeNew(placing: Placing, draft: ObservationDraft): Promise<Placement> {
  const message = MESSAGES.coacheeRequired;
  if (!draft.client) throw new Invalid(message, [{ path: 'observation.client', message }]);
  const client = await requireCoachee(placing, draft.client);
  const program = draft.program_embed ? requireProgram(placing.actor, client, draft.program_embed) : null;
  return {
    client: client.uid,
    client_embed: presentEmbed(client),
    program_embed: program,
    organization_uid: organizationOf(placing.actor, client, program),
  };
}

const namesOtherClient = (draft: ObservationDraft, stored: ObservationRecord) =>
  draft.client !== undefined && draft.client !== stored.client;

const namesOtherProgram = (draft: ObservationDraft, stored: ObservationRecord) =>
  draft.program_embed !== undefined && draft.program_embed?.program_uid !== stored.program_embed?.program_uid;

/** Whether a draft would move an observation to another coachee or program. */
export const movesObservation = (draft: ObservationDraft, stored: ObservationRecord) =>
  namesOtherClient(draft, stored) || namesOtherProgram(draft, stored);

/** Moves it to another coachee; a program the new one is not in is dropped unless the draft insists on it. */
async function placeWithOther(
  placing: Placing,
  draft: ObservationDraft & { client: string },
  stored: ObservationRecord,
): Promise<Partial<ObservationRecord>> {
  const { actor } = placing;
  const client = await requireCoachee(placing, draft.client);
  const kept = stored.program_embed && sharedProgram(actor, client, stored.program_embed.program_uid);
  const asked = draft.program_embed && requireProgram(actor, client, draft.program_embed);
  const program = asked === undefined ? kept : asked;
  const right_name = draft.right_name ?? stored.right_name;
  return {
    client: client.uid,
    client_embed: presentEmbed(client),
    program_embed: program,
    organization_uid: organizationOf(actor, client, program),
    right_name: right_name === stored.client_embed.username ? client.username : right_name,
  };
}

/**
 * The fields by which a draft moves a stored observation; none when it stays where it is. Without a program it
 * stays in its organisation.
 * @throws Invalid, NotAllowed, NotFound
 */
export async function placeAgain(
  placing: Placing,
  draft: ObservationDraft,
  stored: ObservationRecord,
): Promise<Partial<ObservationRecord>> {
  const { client } = draft;
  if (client !== undefined && client !== stored.client) {
    return placeWithOther(placing, { ...draft, client }, stored);
  }
  if (!namesOtherProgram(draft, stored)) return {};
  if (!draft.program_embed) return { program_embed: null };
  const person = await placing.people.findLiving(stored.client);
  if (!person) throw new NotFound(MESSAGES.notFound);
  const program = requireProgram(placing.actor, person, draft.program_embed);
  return { program_embed: program, organization_uid: program.organization_uid };
}
