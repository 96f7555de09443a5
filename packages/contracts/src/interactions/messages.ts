/** What observations, conversations and rubric instances say alike (spec 1 sections 5 and 9). */
export const interactionMessages = {
  coacheeRequired: 'Coachee is required',
  notStarted: 'Not Started',
} as const;
