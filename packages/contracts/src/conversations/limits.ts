/** Questions one conversation or template can hold. */
export const MAX_INTERVIEW_QUESTIONS = 300;
/** Coachees one conversation can be held with. */
export const MAX_INTERVIEW_CLIENTS = 50;
/** Questions that are pasted at once. */
export const MAX_PASTED_QUESTIONS = 500;
/** Characters of one question's HTML. */
export const MAX_QUESTION_LENGTH = 10_000;
/** Milliseconds without a key before the title of a conversation counts as typed (spec 2 section 9). */
export const TITLE_DEBOUNCE_MS = 500;
