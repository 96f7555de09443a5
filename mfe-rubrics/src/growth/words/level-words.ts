import type { GrowthPoint } from '@coaching/contracts';
import { timeLabelOf } from './times';

type Columns = readonly { name: string }[];

/** A level as a number that people count from 1, from the left of the rubric: "2", of a median "2.5". */
export const levelNumber = (level: number): string => String(level + 1);

/** A level in the rubric's words; a median can lie between two. */
export function levelWords(level: number, columns: Columns): string {
  const nameAt = (index: number) => columns[index]?.name || `Level ${levelNumber(index)}`;
  return Number.isInteger(level)
    ? nameAt(level)
    : `between ${nameAt(Math.floor(level))} and ${nameAt(Math.ceil(level))}`;
}

/** A score in words, with how many people a group's is of. */
export function pointWords(point: GrowthPoint, columns: Columns): string {
  const people = point.rubric_instance_uid === null ? `, ${point.n} people` : '';
  return `${levelWords(point.level, columns)}, ${timeLabelOf(point)}${people}`;
}

/** A row's scores in words, for those who do not see them drawn. */
export const rowWords = (points: readonly GrowthPoint[], columns: Columns): string =>
  points.length === 0 ? 'Not scored' : points.map((point) => pointWords(point, columns)).join('; ');
