import type { ObservationItemType } from '@coaching/contracts';

/** What each speaker is called where no name is given. */
export const speakerLabel = { teacher: 'Teacher', student: 'Student' } as const satisfies Record<
  ObservationItemType,
  string
>;

/** The other one of the two. */
export const otherSpeaker = (speaker: ObservationItemType): ObservationItemType =>
  speaker === 'teacher' ? 'student' : 'teacher';
