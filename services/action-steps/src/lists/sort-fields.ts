/** The field each column of a list sorts by. */
export const sortFields = {
  added: 'position',
  coachee: 'keys.coachee',
  coach: 'keys.coach',
  action_step: 'keys.action_step',
  tool: 'keys.tool',
  due_date: 'keys.due_date',
  completed: 'completed',
} as const;
