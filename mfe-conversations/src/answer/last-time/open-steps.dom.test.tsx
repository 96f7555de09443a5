import { cast, embedOf } from '@coaching/access/testing';
import type { ActionStep } from '@coaching/contracts';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { OpenSteps } from './open-steps';

const { coach, coachee, otherCoachee } = cast.users;

const aStep = (uid: string, more: Partial<ActionStep> = {}): ActionStep => ({
  uid,
  action_step: `<p>${uid.replace('-', ' ')}</p>`,
  coachee: true,
  completed: null,
  due_date: null,
  revision: 1,
  tool_type: 'interview',
  tool_uid: 'i1',
  tool_embed: { uid: 'i1', entity_type: 'interview', title: 'Reflection', timestamp: null },
  user_embed: embedOf(coach),
  client_embed: [embedOf(coachee), embedOf(otherCoachee)],
  organization_uid: null,
  program_uid: null,
  ...more,
});

it("are the coachee's own: not what their coach took on, nor what another coachee did, nor what is done", async () => {
  const steps = [
    aStep('Try-it'),
    aStep('Observe-it', { coachee: false }),
    aStep('Film-it', { client_embed: [embedOf(otherCoachee)] }),
    aStep('Plan-it', { completed: '2026-03-02T09:00:00.000Z' }),
  ];
  renderPage(<OpenSteps client={embedOf(coachee)} />, {
    answers: { getClientActionSteps: { steps, total: steps.length } },
  });
  const region = await screen.findByRole('region', { name: `Open action steps of ${coachee.username}` });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Try it']);
});
