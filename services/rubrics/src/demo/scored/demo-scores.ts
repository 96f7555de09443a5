/** Where a teacher stood in a category at the first and at the last visit: a level, counted from 0. */
export type Course = readonly [from: number, to: number];

/** What a coach wrote on one visit. */
export interface DemoVisit {
  title: string;
  /** Rich text about the lesson. */
  about?: string;
  /** Rich text; '' while it is not finished. */
  summary: string;
  /** Rich text by the keys of rows. */
  notes: Readonly<Record<string, string>>;
  /** Keys of rows of which there was nothing to see. */
  notObserved?: readonly string[];
  /** The coachee scored the same rubric: how far from the coach, by the keys of rows; the others as the coach did. */
  self?: Readonly<Record<string, number>>;
}

/** A teacher's year. */
export interface DemoYear {
  /** By the keys of categories. */
  courses: Readonly<Record<string, Course>>;
  /** In the order of the visits. */
  visits: readonly DemoVisit[];
}
