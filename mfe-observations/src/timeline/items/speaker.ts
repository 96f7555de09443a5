import type { Observation, ObservationItemType } from '@coaching/contracts';

/** What each speaker is called where no name is given. */
export const speakerLabel = { teacher: 'Teacher', student: 'Student' } as const satisfies Record<
  ObservationItemType,
  string
>;

/** The other one of the two. */
export const otherSpeaker = (speaker: ObservationItemType): ObservationItemType =>
  speaker === 'teacher' ? 'student' : 'teacher';

/** What the speakers are called, also where a lane has no name: on the timeline, on each line and on paper. */
export const shownLanes = ({ left_name, right_name }: Pick<Observation, 'left_name' | 'right_name'>) => ({
  teacher: left_name || speakerLabel.teacher,
  student: right_name || speakerLabel.student,
});
