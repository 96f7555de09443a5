import { cast, embedOf } from '@coaching/access/testing';
import type { InteractionHead } from '../interaction-head';
import type { ScreenKind } from '../screen-kind';

/** Observations, unless somebody says otherwise. */
export const aKind = (more: Partial<ScreenKind> = {}): ScreenKind => ({
  entity_type: 'observation',
  noun: 'observation',
  heading: 'Observation',
  deleted: 'Observation deleted successfully',
  hasCoachNotes: true,
  ...more,
});

/** An interaction of Ada with Daniel, just begun. */
export const anInteraction = (more: Partial<InteractionHead> = {}): InteractionHead => ({
  uid: 'o1',
  title: 'Fractions',
  timestamp: '2026-03-02T09:00:00.000Z',
  end_timestamp: null,
  duration: null,
  visibility: 'shared',
  user: cast.people.coach.uid,
  user_embed: embedOf(cast.people.coach),
  client: cast.people.coachee.uid,
  client_embed: embedOf(cast.people.coachee),
  program_embed: null,
  organization_uid: cast.organizations.cedar.uid,
  ...more,
});
