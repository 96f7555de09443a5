import { type Actor, type InteractionFacts, newUid, type Role, type UserEmbed } from '@coaching/contracts';
import type { PersonCopy } from '../people/person-copy';

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

/** A person as an interaction keeps them. */
export function anEmbed({ uid, username, initials, picture }: UserEmbed): UserEmbed {
  return { uid, username, initials, picture };
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

/** What a domain tells of an interaction of a coach with a client; `more` says what matters. */
export function anInteraction(
  user: UserEmbed,
  client: UserEmbed,
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
    user_embed: anEmbed(user),
    clients: [anEmbed(client)],
    organization_uid: null,
    program_uid: null,
    ...more,
  };
}
