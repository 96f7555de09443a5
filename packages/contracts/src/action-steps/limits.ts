/** Action steps one tool can hold. */
export const MAX_ACTION_STEPS = 200;
