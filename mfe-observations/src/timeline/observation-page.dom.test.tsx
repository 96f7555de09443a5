import { cast } from '@coaching/access/testing';
import type { Observation } from '@coaching/contracts';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anItem, anObservation } from '../observation/testing/builders';
import ObservationPage from './observation-page';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;

const { coach, coachee } = cast.users;
const lesson = anObservation({
  user: coach.uid,
  client: coachee.uid,
  items: [anItem('a'), anItem('empty', { data: '' })],
  shown: true,
  timer: null,
});

const open = (as: 'coach' | 'coachee', more: Partial<Observation> = {}, answers: Answers = {}) =>
  renderPage(<ObservationPage />, {
    at: '/observation/o1',
    path: '/observation/:observation_uid',
    as,
    answers: {
      getObservation: { observation: { ...lesson, ...more } },
      getToolActionSteps: { steps: [] },
      getToolConfig: refusal(404, 'There is no tool set.'),
      saveObservation: ({ body }) => ({
        observation: { ...lesson, ...more, ...(body.observation as Partial<Observation>), revision: 2 },
      }),
      ...answers,
    },
  });

describe('Finish', () => {
  it('shows notes mode when it is pressed twice in a row, and ends it when it is pressed after a moment', async () => {
    const { user, address } = open('coach');
    const button = await screen.findByRole('button', { name: 'Finish' });
    await user.dblClick(button);
    await screen.findByRole('switch', { name: /^Coach notes/ });
    expect(button.textContent).toBe('Finish notes');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/observation/o1');
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('leads on at once where notes mode was open with the page', async () => {
    const { user, address } = open('coach', { end_timestamp: '2026-03-02T10:00:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Finish notes' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

it.each([
  ['coachee', 1],
  ['coach', 2],
] as const)('of two lines, one of which nobody wrote in, %s sees %i', async (as, count) => {
  open(as);
  expect(await screen.findAllByRole('listitem')).toHaveLength(count);
});
