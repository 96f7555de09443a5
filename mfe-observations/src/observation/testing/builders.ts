import type { Observation, ObservationItem, UserEmbed } from '@coaching/contracts';

export const aPerson = (uid: string, username: string): UserEmbed => ({
  uid,
  username,
  initials: username.slice(0, 1),
  picture: null,
});

/** A line of the script; made one second after the other by their number. */
export function anItem(uid: string, more: Partial<ObservationItem> = {}): ObservationItem {
  return {
    uid,
    time: '9:00:00 AM',
    timestamp: '2026-03-02T09:00:00.000Z',
    data: `<p>${uid}</p>`,
    ob_type: 'teacher',
    notes: null,
    teacher_notes: null,
    tags: [],
    ...more,
  };
}

/** An observation of Daniel by Ada, just begun. */
export function anObservation(more: Partial<Observation> = {}): Observation {
  return {
    uid: 'o1',
    revision: 1,
    shown: false,
    title: 'Fractions',
    left_name: 'Ada Park',
    right_name: 'Daniel Reyes',
    items: [],
    additional_information: '',
    timestamp: '2026-03-02T09:00:00.000Z',
    end_timestamp: null,
    duration: null,
    timer: null,
    program_embed: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    tool_uid: null,
    visibility: 'shared',
    user: 'ada',
    client: 'daniel',
    user_embed: aPerson('ada', 'Ada Park'),
    client_embed: aPerson('daniel', 'Daniel Reyes'),
    organization_uid: 'cedar',
    ...more,
  };
}
