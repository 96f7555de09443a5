import { knowers, readers } from './everybody';
import type { RowsOf } from './row';

/** Action steps; those that are asked for are of the coach's observation of the coachee. */
export const actionStepRows: RowsOf<'action-steps'> = {
  getCoachActionSteps: {
    params: { id: 'demo-coach' },
    answered: [...knowers, 'otherCoachee', 'otherProgramAdmin', 'programContentAdmin'],
  },
  getClientActionSteps: { params: { id: 'demo-coachee' }, answered: [...knowers, 'programContentAdmin'] },
  getToolActionSteps: { params: { type: 'observation', uid: 'demo-observation-0-0' }, answered: readers },
  saveActionSteps: [
    {
      of: 'a new one',
      body: {
        client_embed: { uid: 'demo-coachee' },
        tool_type: 'observation',
        tool_uid: 'demo-observation-0-0',
        steps: [{ uid: '{new}', action_step: '<p>Wait five seconds.</p>', completed: null }],
        deleted: [],
      },
      answered: ['coach'],
    },
    {
      of: 'completing one',
      body: { step: { uid: 'demo-observation-0-0-step-0', completed: '2026-03-03T09:00:00.000Z' } },
      answered: ['coach', 'coachee'],
    },
  ],
};
