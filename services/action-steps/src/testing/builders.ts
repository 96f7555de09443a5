import {
  type ActionStepDraft,
  type Actor,
  type InteractionFacts,
  newUid,
  type Role,
  type UserEmbed,
} from '@coaching/contracts';
import type { PersonCopy } from '../people/person-copy';
import { presentEmbed } from '../people/present-embed';

/** A person of their own; `more` says what matters. */
export function aPerson(username: string, more: Partial<PersonCopy> = {}): PersonCopy {
  const uid = newUid();
  return {
    uid,
    username,
    initials: username.slice(0, 1).toUpperCase(),
    picture: null,
    first_name: username,
    last_name: 'Person',
    email: `${uid.toLowerCase()}@school.test`,
    coaches: [],
    schools: [],
    revision: 1,
    deleted: false,
    ...more,
  };
}

/** The person calling, without any role; `more` says what they may. */
export function asActor({ uid, username }: UserEmbed, more: Partial<Actor> = {}): Actor {
  return { uid, username, organization_uid: null, roles: [], schools: [], licenses: [], ...more };
}

/** Someone who holds a role in an organisation, or in one of its programs when that is given. */
export function anActorIn(organization_uid: string, role: Role, program_uid?: string): Actor {
  const programs = program_uid ? [{ program_uid, roles: [role] }] : [];
  const roles = program_uid ? [] : [role];
  return asActor(aPerson(role), { schools: [{ organization_uid, roles, programs }] });
}

/** What the observations service tells of an observation; `more` says what matters. */
export function anInteraction(
  user: UserEmbed,
  clients: readonly UserEmbed[],
  more: Partial<InteractionFacts> = {},
): InteractionFacts {
  return {
    uid: newUid(),
    title: 'Fractions',
    timestamp: '2026-03-02T09:00:00.000Z',
    end_timestamp: null,
    duration: 40,
    entity_type: 'observation',
    tool_uid: null,
    tool_name: 'Observation',
    visibility: 'shared',
    user_embed: presentEmbed(user),
    clients: clients.map(presentEmbed),
    organization_uid: null,
    program_uid: null,
    ...more,
  };
}

/** A step as a coach sends it; `more` says what matters. */
export function aStep(more: Partial<ActionStepDraft> = {}): ActionStepDraft {
  return { uid: newUid(), action_step: '<p>Wait five seconds.</p>', ...more };
}
