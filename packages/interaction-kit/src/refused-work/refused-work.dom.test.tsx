import { cast } from '@coaching/access/testing';
import { type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { screenKind } from '../kind';
import { RefusedWork } from './refused-work';
import { writtenIn } from './written-in';

const observation = {
  uid: 'fractions',
  title: 'Fractions',
  client_embed: { uid: 'daniel', username: 'Daniel Reyes' },
  additional_information: '',
  items: [
    { uid: 'one', data: '<p>Halves &amp; <strong>quarters</strong></p><p>On the board</p>', notes: null },
    { uid: 'two', data: '<p>Who can say it?</p>', notes: '<p>Waits</p>', teacher_notes: null },
  ],
};
const text = 'Fractions\n\nHalves & quarters\nOn the board\n\nWho can say it?\n\nWaits';

it('reads all that was written as plain text, and neither names nor uids', () => {
  expect(writtenIn(observation)).toBe(text);
  expect(writtenIn({ uid: 'empty', items: [] })).toBe('');
});

it('reads a title as it was typed, and steps with what is to be done', () => {
  expect(
    writtenIn({ title: 'a <b in maths', steps: [{ action_step: '<p>Wait</p>', completed: null }] }),
  ).toBe('a <b in maths\n\nWait');
});

it('is no page that runs what is written in it', () => {
  expect(
    writtenIn({ data: '<img src=x onerror="alert(1)">Fractions<script>alert(1)</script>' }),
  ).not.toContain('onerror');
});

const PROBLEM = 'Your license does not cover observations today. Choose a plan under Billing to go on.';
type License = (typeof cast.users.soloCoach)['licenses'][number];
const covering: License = { product: 'yearly', start_date: '01/01/2020', end_date: '01/01/2120' };
const licensed = (licenses: License[]) => ({
  user: { ...cast.users.soloCoach, licenses },
  organization: null,
});

const open = (as: RenderPageOptions['as']) => {
  let tries = 0;
  const page = renderPage(
    <RefusedWork
      kind={screenKind('observation')}
      entity={() => observation}
      problem={PROBLEM}
      onRetry={() => {
        tries += 1;
      }}
    />,
    { as },
  );
  return { ...page, tries: () => tries };
};

it('says why words were refused and that they are on the device, and leads to the plans', async () => {
  open(licensed([{ ...covering, end_date: '01/01/2021' }]));
  await screen.findByText(PROBLEM);
  screen.getByText(/still on this device, and is saved as soon as your license covers it again/);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/payment');
});

it('copies the text, downloads it and tries to save again', async () => {
  const { user, tries } = open(licensed([]));
  await user.click(await screen.findByRole('button', { name: 'Copy the text' }));
  await screen.findByText('Your text was copied');
  expect(await navigator.clipboard.readText()).toBe(text);
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  await user.click(screen.getByRole('button', { name: 'Download the text' }));
  expect(made).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(tries()).toBe(1);
});

it.each([
  ['a coach whose licence covers it', licensed([covering])],
  ['a coachee', 'soloCoachee'],
] as const)('offers no plan to %s', async (_, as) => {
  open(as);
  await screen.findByRole('button', { name: 'Download the text' });
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});
