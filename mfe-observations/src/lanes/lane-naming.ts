import { type LaneNaming, MESSAGES, type Observation } from '@coaching/contracts';

/** The names over the two lanes. */
export type LaneNames = Pick<Observation, 'left_name' | 'right_name'>;

export const byPeople: LaneNaming = { by: 'people' };
export const teacherAndStudents: LaneNaming = { by: 'words', left_name: 'Teacher', right_name: 'Students' };

/** Who coaches and who is coached, as far as lanes are named after them. */
interface Pair {
  user_embed: { username: string };
  client_embed: { username: string };
}

/** What the lanes are called by a naming (spec 1 section 4: the coach on the left, the coachee on the right). */
export function namesBy(naming: LaneNaming, { user_embed, client_embed }: Pair): LaneNames {
  if (naming.by === 'people') return { left_name: user_embed.username, right_name: client_embed.username };
  return { left_name: naming.left_name.trim(), right_name: naming.right_name.trim() };
}

/** The naming by which lanes are called what they are. */
export function namingOf({ left_name, right_name, ...pair }: LaneNames & Pair): LaneNaming {
  const people = namesBy(byPeople, pair);
  const isByPeople = left_name === people.left_name && right_name === people.right_name;
  return isByPeople ? byPeople : { by: 'words', left_name, right_name };
}

export function isSameNaming(one: LaneNaming, other: LaneNaming): boolean {
  if (one.by === 'people' || other.by === 'people') return one.by === other.by;
  return one.left_name === other.left_name && one.right_name === other.right_name;
}

/** Whether words hold for other observations too; those that name one of the two people are about this one. */
export function isForOthersToo(naming: LaneNaming, { user_embed, client_embed }: Pair): boolean {
  if (naming.by === 'people') return true;
  const people = [user_embed.username, client_embed.username];
  return ![naming.left_name, naming.right_name].some((name) => people.includes(name.trim()));
}

/** What is wrong with words for lanes, by field. */
export type LaneProblems = Partial<Record<keyof LaneNames, string>>;

/** Both lanes have a name. */
export function laneProblems(naming: LaneNaming | null): LaneProblems {
  if (naming?.by !== 'words') return {};
  const isUnnamed = (name: keyof LaneNames) => naming[name].trim() === '';
  return {
    ...(isUnnamed('left_name') && { left_name: MESSAGES.fieldRequired }),
    ...(isUnnamed('right_name') && { right_name: MESSAGES.fieldRequired }),
  };
}
