import { type CastName, cast } from '@coaching/access/testing';
import { type Answers, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import CategoriesPage from './categories-page';

const { cedar } = cast.organizations;
const { set } = aTalk();

const answers: Answers = {
  getInterviewToolConfig: {
    tool_config_entity: 'Organization',
    tool_config_entity_uid: cedar.uid,
    tool_config_uid: 'set',
  },
  // What somebody works with by themselves holds no such tool.
  getToolConfig: ({ params }) => ({
    tool_config: params.toolset_uid === 'set' ? set : { ...set, uid: 'other', tools: [] },
  }),
  getCategoryUses: {
    categories: [{ uid: 'goal', questions: 3, others: 0, uses: { templates: 2, conversations: 12 } }],
  },
};

const open = (as: CastName, more: Answers = {}, at = '/categories/talk') =>
  renderPage(<CategoriesPage />, {
    at,
    path: '/categories/:question_type',
    as,
    answers: { ...answers, ...more },
  });

it('shows the categories of a tool in whichever set it is, and the way back to it', async () => {
  open('coach');
  await screen.findByText(/3 questions, used in 2 templates, 12 conversations/);
  expect(screen.queryByRole('button', { name: 'Add Category' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to the tool' });
  expect(back.getAttribute('href')).toBe(`/questions/Organization/${cedar.uid}/set/talk`);
});

it('is edited by those who may', async () => {
  open('admin');
  await screen.findByRole('button', { name: 'Add Category' });
});

it.each([
  [0, '.'],
  [1, '. 1 question that you do not see goes with them.'],
  [2, '. 2 questions that you do not see go with them.'],
])('before one is deleted with %s unseen questions it says so', async (others, words) => {
  const uses = { templates: 0, conversations: 0 };
  const page = open('admin', {
    getCategoryUses: { categories: [{ uid: 'goal', questions: 3, others, uses }] },
  });
  await screen.findByText(/3 questions/);
  await page.user.click(screen.getByRole('button', { name: 'Actions for Goals' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText(
    `All questions of this category are deleted with it (3 questions, not used yet)${words}`,
  );
});

it('one that is deleted gives the focus to the next one', async () => {
  const [tool] = set.tools;
  const [first, ...others] = tool!.categories;
  const page = open('admin', {
    saveToolConfig: { tool_config: { ...set, revision: 2, tools: [{ ...tool!, categories: others }] } },
  });
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${first!.name}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete category' }));
  await waitFor(() => expect(screen.queryByText(first!.name, { exact: false })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain(others[0]!.name));
});

it('says which category there is not', async () => {
  open('coach', {}, '/categories/talk?category=gone');
  await screen.findByText('Category not found: gone');
});

it('says that a tool is not there, with the way to those that are', async () => {
  open('coach', { getInterviewToolConfig: refusal(404, 'This was not found.') });
  await screen.findByText('Category not found: talk');
  screen.getByRole('link', { name: 'Back to the tools' });
});

it('says of a tool of another type that it is none of conversations', async () => {
  const [tool] = set.tools;
  const tools = [{ ...tool!, tool_type: 'Rubric' as const }];
  open('coach', { getToolConfig: { tool_config: { ...set, tools } } });
  await screen.findByText('This is not a conversation tool.');
  screen.getByRole('link', { name: 'Back to the tools' });
});

it('what could not be loaded can be tried again', async () => {
  let isAway = true;
  const page = open('coach', {
    getToolConfig: () => (isAway ? serverFailure() : { tool_config: set }),
  });
  await screen.findByText('The categories could not be loaded.');
  isAway = false;
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Warm-up', { exact: false });
});
