import { cast } from '@coaching/access/testing';
import type { Interview } from '@coaching/contracts';
import { noConnection } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openConfigure, shared, theirTemplate } from './testing/open-configure';

const { coach } = cast.users;

it('who is not its coach is shown the way to read it', async () => {
  openConfigure('/questions/config/i9', { getInterview: { interview: shared } }, 'admin');
  await screen.findByText('Only the coach of a conversation can change it.');
});

it("another's template is previewed, and copied to be edited", async () => {
  const page = openConfigure('/questions/config/i9', {
    getInterview: { interview: theirTemplate },
    copyInterviewTemplate: { interview: { ...theirTemplate, uid: 'copy' } },
    getInterviewTemplates: { flowsheets: [], total: 0 },
  });
  await screen.findByText('one?');
  expect(screen.queryByLabelText('Title')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Copy and edit' }));
  await waitFor(() => expect(page.address()).toBe('/question/config/copy'));
});

it("another's template is hidden, and shown again by Undo", async () => {
  const page = openConfigure('/questions/config/i9', {
    getInterview: { interview: theirTemplate },
    saveInterview: ({ body }) => ({ interview: { ...theirTemplate, ...body.interview } as Interview }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Hide Template' }));
  const said = await screen.findByText('Template hidden');
  await screen.findByRole('button', { name: 'Unhide Template' });
  await page.user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Hide Template' });
  expect(page.madeOf('saveInterview').map(({ body }) => body.interview)).toEqual([
    { uid: 'i9', hidden_orgs: [coach.uid] },
    { uid: 'i9', hidden_orgs: [] },
  ]);
});

it('a copy that is asked for again after a lost answer is the same one', async () => {
  const page = openConfigure('/questions/config/i9', {
    getInterview: { interview: theirTemplate },
    copyInterviewTemplate: noConnection,
  });
  const copy = await screen.findByRole('button', { name: 'Copy and edit' });
  await page.user.click(copy);
  await waitFor(() => expect(page.madeOf('copyInterviewTemplate')).toHaveLength(1));
  page.answer({ copyInterviewTemplate: { interview: { ...theirTemplate, uid: 'copy' } } });
  await page.user.click(copy);
  await waitFor(() => expect(page.address()).toBe('/question/config/copy'));
  const [first, second] = page.madeOf('copyInterviewTemplate').map(({ body }) => body?.uid);
  expect(first).toMatch(/^\w{27}$/);
  expect(second).toBe(first);
});
