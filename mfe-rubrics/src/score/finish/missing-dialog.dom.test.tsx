import { cast, embedOf } from '@coaching/access/testing';
import type { Observation, ObservationEvidence } from '@coaching/contracts';
import { type Answers, noConnection, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPinnedRubric } from '../../instance/testing/builders';
import MissingDialog from './missing-dialog';

globalThis.CSS = { escape: (text: string) => text } as never;

const LINES = [
  { item_uid: 'l1', time: '9:01:00 AM', data: '<p>Why?</p>' },
  { item_uid: 'l2', time: '9:02:00 AM', data: '<p>Wait.</p>' },
];
const observations: ObservationEvidence[] = [
  { uid: 'o1', title: 'Visit', timestamp: null, tagged: 0, lines: [], untagged: LINES },
];

const { coach, coachee } = cast.users;
const observation: Observation = {
  ...{ uid: 'o1', revision: 1, title: 'Visit', additional_information: '', organization_uid: null },
  ...{ timestamp: null, end_timestamp: null, duration: null, timer: null },
  ...{ tool_uid: 'walk', tool_config_entity: null, tool_config_entity_uid: null, tool_config_uid: null },
  ...{ left_name: '', right_name: '', program_embed: null, visibility: 'shared', shown: true },
  ...{ user: coach.uid, user_embed: embedOf(coach), client: coachee.uid, client_embed: embedOf(coachee) },
  items: LINES.map(({ item_uid, time, data }) => ({
    ...{ uid: item_uid, time, data, timestamp: '2026-03-02T09:00:00.000Z', tags: [] },
    ...{ ob_type: 'teacher', notes: null, teacher_notes: null },
  })),
};

/** The dialog, over an observation that keeps what is saved. */
function open(answers: Answers = {}) {
  let { items } = observation;
  const page = renderPage(
    <MissingDialog
      rubric={aPinnedRubric()}
      missing={[]}
      observations={observations}
      linesState="known"
      onRetryLines={() => undefined}
      onEnd={() => undefined}
    />,
    {
      answers: {
        getObservation: () => ({ observation: { ...observation, items } }),
        saveObservation: ({ body }) => {
          items = (body.observation.items ?? []) as Observation['items'];
          return { observation: { ...observation, items } };
        },
        ...answers,
      },
    },
  );
  const tags = () => Object.fromEntries(items.map((item) => [item.uid, item.tags.map((tag) => tag.row_uid)]));
  return { ...page, tags };
}

const choice = (time: string) =>
  screen.findByRole('combobox', { name: `Rubric row for the line of ${time}` });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

it('tags a line once that is confirmed, not by choosing a row, and goes on to the next line', async () => {
  const page = open();
  const first = await choice('9:01:00 AM');
  const tag = button('Tag the line of 9:01:00 AM');
  expect(tag.getAttribute('aria-disabled')).toBe('true');
  await page.user.click(tag);
  await page.user.selectOptions(first, 'a');
  await page.user.selectOptions(first, 'b');
  expect(page.madeOf('getObservation')).toEqual([]);
  expect(tag.getAttribute('aria-disabled')).toBeNull();
  await page.user.tab();
  expect(document.activeElement).toBe(tag);
  await page.user.keyboard('{Enter}');
  const next = await choice('9:02:00 AM');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(page.tags()).toEqual({ l1: ['b'], l2: [] });
  expect(said()).toBe('Line of 9:01:00 AM tagged with Row b');
  screen.getByRole('dialog', { name: '1 line has no tag' });
});

it('goes on to what the dialog has next after the last line', async () => {
  const page = open();
  await page.user.selectOptions(await choice('9:02:00 AM'), 'a');
  await page.user.click(button('Tag the line of 9:02:00 AM'));
  await waitFor(() => expect(document.activeElement).toBe(button('Go on scoring')));
  expect(said()).toBe('Line of 9:02:00 AM tagged with Row a');
});

it('takes the latest tag back, and leads to its line again', async () => {
  const page = open();
  await page.user.selectOptions(await choice('9:01:00 AM'), 'a');
  await page.user.click(button('Tag the line of 9:01:00 AM'));
  await page.user.click(
    await screen.findByRole('button', { name: 'Undo the tag of the line of 9:01:00 AM' }),
  );
  const again = await choice('9:01:00 AM');
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(page.tags()).toEqual({ l1: [], l2: [] });
  expect(said()).toBe('The line of 9:01:00 AM has no tag again');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('keeps the line, what was chosen and the focus where it could not be tagged', async () => {
  const page = open({ saveObservation: noConnection });
  const first = await choice('9:01:00 AM');
  await page.user.selectOptions(first, 'b');
  await page.user.click(button('Tag the line of 9:01:00 AM'));
  await within(screen.getByRole('dialog')).findByRole('alert');
  expect((first as HTMLSelectElement).value).toBe('b');
  expect(document.activeElement).toBe(button('Tag the line of 9:01:00 AM'));
  expect(said()).toBe('');
});
