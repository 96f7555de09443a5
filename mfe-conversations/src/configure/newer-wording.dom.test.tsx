import type { Interview } from '@coaching/contracts';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { anInterview, aPinned } from '../interview/testing/builders';
import { NewerWording } from './newer-wording';

const asked = (uid: string) => aPinned(uid, { question_uid: `bank-${uid}`, version: 1 });
const worded = (uid: string, question = `<p>${uid}, in newer words?</p>`) => ({
  question_uid: `bank-${uid}`,
  question,
  version: 2,
});

/** A screen with its heading, the panel, and the words that are asked. */
function Questions({ begun }: { begun: Interview }) {
  const [interview, setInterview] = useState(begun);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Questions
      </h2>
      <NewerWording
        interview={interview}
        change={(change) => setInterview(change)}
        onLastTaken={() => heading.current?.focus()}
      />
      <output>{interview.questions.map(({ question, version }) => `${question} ${version}`).join()}</output>
    </>
  );
}

const open = (wordings = [worded('one'), worded('two'), worded('three')], more: Partial<Interview> = {}) =>
  renderPage(<Questions begun={anInterview({ questions: ['one', 'two', 'three'].map(asked), ...more })} />, {
    answers: { getNewerWording: { wordings } },
  });
const take = (words: string) => screen.findByRole('button', { name: `Take newer wording: ${words}` });

it('gives the focus to what stands in the place of the one that was taken, and at last to its screen', async () => {
  const page = open();
  await page.user.click(await take('two, in newer words?'));
  expect(document.activeElement).toBe(await take('three, in newer words?'));
  await page.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await take('one, in newer words?'));
  await page.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }));
});

it('gives the focus to its screen when all are taken', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Take all' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }));
});

it.each([
  ['one', /Take newer wording: two/, 'Newer wording taken'],
  ['all', /Take all/, 'Newer wording taken for 3 questions'],
])(
  'says that %s was taken, and asks in the words and versions before when that is undone',
  async (_, name, said) => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name }));
    // Those of the tests before still stand there.
    const toast = (await screen.findAllByText(said)).at(-1)?.parentElement as HTMLElement;
    expect(document.querySelector('output')?.textContent).toContain('two, in newer words?</p> 2');
    await page.user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe(
        '<p>one?</p> 1,<p>two?</p> 1,<p>three?</p> 1',
      ),
    );
  },
);

it('says so in words where the formatting alone is newer', async () => {
  open([worded('one', '<p><strong>one</strong>?</p>')]);
  await take('one?');
  screen.getByText('Only its formatting changed.');
});

it('says nothing of answers on a template, which has none', async () => {
  open([worded('one')], { template: true });
  await take('one, in newer words?');
  screen.getByText('The bank has newer wording for 1 question.');
  expect(screen.queryByText(/What was answered/)).toBeNull();
});

it('offers nothing for a conversation that is finished, and does not ask for it', async () => {
  const page = open([worded('one')], { end_timestamp: '2026-03-02T10:00:00.000Z' });
  await screen.findByRole('heading', { name: 'Questions' });
  expect(page.madeOf('getNewerWording')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Newer wording' })).toBeNull();
});
