import { screen, waitFor, within } from '@testing-library/react';
import { aPinned } from '../interview/testing/builders';
import { openConfigure, shared } from './testing/open-configure';

/** Opens a conversation's settings and the list of its goals. */
async function openGoals(interview = shared) {
  const page = openConfigure('/questions/config/i9', { getInterview: { interview } });
  const goals = await screen.findByRole('list', { name: 'Goals' });
  return {
    page,
    /** Chooses an entry of a question's menu. */
    async choose(question: string, entry: string) {
      await page.user.click(within(goals).getByRole('button', { name: `Actions for ${question}` }));
      await page.user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}

it('questions are removed and taken to other categories by their menu', async () => {
  const { page, choose } = await openGoals();
  await choose('one?', 'Move to Warm-up');
  const warm = await screen.findByRole('list', { name: 'Warm-up' });
  expect(warm.textContent).toContain('one?');
  await choose('two?', 'Remove');
  await waitFor(() => expect(screen.queryByText('two?')).toBeNull());
  await waitFor(() => {
    const last = page.madeOf('saveInterview').at(-1)?.body.interview.questions;
    expect(last?.map(({ uid, category }) => [uid, category])).toEqual([['one', 'warm']]);
  });
});

it('a question that its menu moves to another category says where it is, and has the focus there', async () => {
  const { choose } = await openGoals();
  await choose('one?', 'Move to Warm-up');
  const warm = await screen.findByRole('list', { name: 'Warm-up' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(warm).getByRole('button', { name: 'Actions for one?' })),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'one? was moved to Warm-up.',
  );
});

it("a question that is added in its category's own place begins with its words", async () => {
  const page = openConfigure('/questions/config/i9', { getInterview: { interview: shared } });
  const group = await screen.findByRole('region', { name: 'Goals' });
  await page.user.click(within(group).getByRole('button', { name: 'Add question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  expect(within(dialog).getByLabelText<HTMLSelectElement>(/Category/).value).toBe('goal');
  const words = await within(dialog).findByRole('textbox', { name: 'Question' });
  await waitFor(() => expect(document.activeElement).toBe(words));
});

it('a question that is removed gives the focus to the next one, and says which answers go along', async () => {
  const answered = aPinned('one', { category: 'goal', answer: '<p>We sang.</p>' });
  const { choose } = await openGoals({
    ...shared,
    questions: [answered, aPinned('two', { category: 'goal' })],
  });
  const remove = async (name: string) => {
    await choose(name, 'Remove');
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await remove('one?');
  await screen.findByText('Question removed. 1 answer goes along; Undo brings it back.');
  expect(document.activeElement?.closest('li')?.textContent).toContain('two?');
  await remove('two?');
  await screen.findByText('Question removed');
  const group = screen.getByRole('region', { name: 'Goals' });
  expect(group.contains(document.activeElement)).toBe(true);
});

it('a question is removed from its dialog after it is asked for', async () => {
  const { page, choose } = await openGoals();
  await choose('one?', 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  const sure = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this question?' });
  await page.user.click(within(sure).getByRole('button', { name: 'Remove question' }));
  await waitFor(() =>
    expect(
      page
        .madeOf('saveInterview')
        .at(-1)
        ?.body.interview.questions?.map(({ uid }) => uid),
    ).toEqual(['two']),
  );
});

it('the dialogs of questions open with the focus in the first field that is to be filled', async () => {
  const page = openConfigure('/questions/config/i9', {
    getInterview: { interview: shared },
    getQuestions: { questions: [], total: 0 },
  });
  const goals = await screen.findByRole('region', { name: 'Goals' });
  const fields = [
    ['Pick question', () => screen.queryByRole('searchbox', { name: 'Search Questions' })],
    ['Add question', () => screen.queryByRole('textbox', { name: 'Question' })],
  ] as const;
  for (const [button, field] of fields) {
    await page.user.click(within(goals).getByRole('button', { name: button }));
    await waitFor(() => expect(field()).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
