/** Fewest characters of a course code that a program is given; shorter ones of before go on working. */
export const MIN_COURSE_CODE = 4;

/** What a course code is made of, for who chooses one. */
export const COURSE_CODE_RULE = `At least ${MIN_COURSE_CODE} letters from A to Z, digits, hyphens or underscores`;

const isAllowed = new RegExp(`^[A-Z0-9_-]{${MIN_COURSE_CODE},}$`, 'i');

/** What is wrong with a course code that somebody chooses, in a sentence, or null; an empty one is none. */
export const courseCodeProblem = (code: string): string | null =>
  code === '' || isAllowed.test(code)
    ? null
    : `Please use at least ${MIN_COURSE_CODE} characters: letters from A to Z, digits, hyphens and underscores.`;
