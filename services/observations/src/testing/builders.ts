import { aCast, aPerson, embedOf } from '@coaching/access/testing';
import { newUid, type ObservationItem } from '@coaching/contracts';
import type { ObservationRecord } from '../observation/observation-record';
import type { NamedDraft } from '../saving/named-draft';
import { newObservation } from '../saving/new-observation';

export const observedAt = new Date('2026-03-02T09:00:00.000Z');

/** A stored observation of `coachee` by `coach`. */
export function anObservation(
  draft: Partial<NamedDraft> = {},
  more: Partial<ObservationRecord> = {},
): ObservationRecord {
  const placement = {
    client: 'coachee',
    client_embed: embedOf(aPerson('Coachee', { uid: 'coachee' })),
    program_embed: null,
    organization_uid: null,
  };
  const coach = embedOf(aPerson('Coach', { uid: 'coach' }));
  return { ...newObservation({ uid: 'observation', ...draft }, coach, placement, observedAt), ...more };
}

/** A coach, the coachee they may coach, and others around them, in an organisation of their own. */
export function aSchoolWithPeople() {
  const { organizations, programs, people, actors } = aCast();
  return {
    here: organizations.cedar.uid,
    program: programs.literacy,
    sibling: programs.numeracy,
    coachee: people.coachee,
    other: people.otherCoachee,
    stranger: people.strangerCoachee,
    coach: actors.coach,
    asCoachee: actors.coachee,
    admin: actors.admin,
    programAdmin: actors.programAdmin,
    colleague: actors.secondCoach,
    strangerAdmin: actors.strangerAdmin,
    superuser: actors.superuser,
    support: actors.support,
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
    tags: [],
    ...more,
  };
}
