import {
  type Actor,
  newUid,
  type ObservationDraft,
  type ObservationItem,
  type Role,
} from '@coaching/contracts';
import { type PersonCopy, presentEmbed } from '@coaching/service-kit';
import type { ObservationRecord } from '../observation/observation-record';
import { newObservation } from '../saving/new-observation';

/** A person this service has heard of; `more` says what matters. */
export function aPerson(uid: string, more: Partial<PersonCopy> = {}): PersonCopy {
  return {
    uid,
    username: `${uid} username`,
    initials: uid.slice(0, 1).toUpperCase(),
    picture: null,
    first_name: uid,
    last_name: 'Person',
    email: `${uid}@school.test`,
    coaches: [],
    schools: [],
    revision: 1,
    deleted: false,
    ...more,
  };
}

/** Someone who calls; `more` says what they may. */
export function anActor(uid: string, more: Partial<Actor> = {}): Actor {
  return {
    uid,
    username: `${uid} username`,
    organization_uid: null,
    roles: [],
    schools: [],
    licenses: [],
    ...more,
  };
}

/** A place in an organisation with a role there, and in its programs with a role there. */
export function aSchool(
  organization_uid: string,
  roles: Actor['roles'],
  programs: Actor['schools'][number]['programs'] = [],
): Actor['schools'][number] {
  return { organization_uid, roles, programs };
}

export const observedAt = new Date('2026-03-02T09:00:00.000Z');

/** A stored observation of `coachee` by `coach`. */
export function anObservation(
  draft: Partial<ObservationDraft> = {},
  more: Partial<ObservationRecord> = {},
): ObservationRecord {
  const placement = {
    client: 'coachee',
    client_embed: presentEmbed(aPerson('coachee')),
    program_embed: null,
    organization_uid: null,
  };
  const coach = presentEmbed(aPerson('coach'));
  return { ...newObservation({ uid: 'observation', ...draft }, coach, placement, observedAt), ...more };
}

/** A coach, the coachee they may coach, and others around them, in an organisation of their own. */
export function aSchoolWithPeople() {
  const [here, elsewhere, program, sibling] = [newUid(), newUid(), newUid(), newUid()];
  const place = (organization_uid: string, program_uid: string) => ({
    organization_uid,
    programs: [{ program_uid, program_name: 'Literacy' }],
  });
  const working = (organization_uid: string, role: Role) =>
    anActor(newUid(), { organization_uid, schools: [aSchool(organization_uid, [role])] });
  const coachee = aPerson(newUid(), { schools: [place(here, program)] });
  return {
    here,
    program,
    sibling,
    coachee,
    other: aPerson(newUid(), { schools: [place(here, sibling)] }),
    stranger: aPerson(newUid(), { schools: [place(elsewhere, newUid())] }),
    coach: working(here, 'Coach'),
    asCoachee: { ...working(here, 'Coachee'), uid: coachee.uid },
    admin: working(here, 'Organization Admin'),
    programAdmin: anActor(newUid(), {
      organization_uid: here,
      schools: [aSchool(here, [], [{ program_uid: program, roles: ['Program Admin'] }])],
    }),
    colleague: working(here, 'Coach'),
    strangerAdmin: working(elsewhere, 'Organization Admin'),
    superuser: anActor(newUid(), { roles: ['Superuser'] }),
    support: anActor(newUid(), { roles: ['Support'] }),
  };
}

/** One line of a script as a coach sends it; `more` says what matters. */
export function anItem(more: Partial<ObservationItem> = {}): ObservationItem {
  return {
    uid: newUid(),
    time: '9:00:00 AM',
    timestamp: '2026-03-02T09:00:00.000Z',
    data: '<p>Good morning.</p>',
    ob_type: 'teacher',
    notes: null,
    teacher_notes: null,
    ...more,
  };
}
