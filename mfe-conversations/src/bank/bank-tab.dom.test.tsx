import { cast } from '@coaching/access/testing';
import { refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anInterview } from '../interview/testing/builders';
import { mine, openTool, theirs } from '../tool/testing/open-tool';

const { cedar } = cast.organizations;

it("a coach edits and deletes a question of their own, and hides another's", async () => {
  const page = openTool('coach', 'questions', {
    getQuestionUses: { uses: { templates: 1, conversations: 0 } },
    saveQuestion: { question: { ...theirs, hidden_orgs: [cast.users.coach.uid] } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
  screen.getByRole('menuitem', { name: 'Edit' });
  screen.getByRole('menuitem', { name: 'Delete' });
  await page.user.keyboard('{Escape}');
  await page.user.click(screen.getByRole('button', { name: 'Actions for theirs?' }));
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  await page.user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to hide this question?' });
  within(dialog).getByText(/used in 1 template, 0 conversations/);
  await page.user.click(within(dialog).getByRole('button', { name: 'Hide question' }));
  const said = await screen.findByText('Question hidden successfully');
  expect(page.madeOf('saveQuestion')[0]?.body.question).toMatchObject({
    uid: 'theirs',
    hidden_orgs: [cast.users.coach.uid],
  });
  await page.user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(page.madeOf('saveQuestion')[1]?.body.question).toEqual({ uid: 'theirs', hidden_orgs: [] }),
  );
  await screen.findByText('Question is shown again');
});

it('a question that is hidden gives the focus to the next one', async () => {
  const page = openTool('coach', 'questions', {
    getQuestionUses: { uses: { templates: 0, conversations: 0 } },
    saveQuestion: { question: { ...theirs, hidden_orgs: [cast.users.coach.uid] } },
    getQuestions: { questions: [theirs, mine], total: 2 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for theirs?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: /hide this question/ });
  within(dialog).getByText('It is not used yet.');
  page.answer({ getQuestions: { questions: [mine], total: 1 } });
  await page.user.click(within(dialog).getByRole('button', { name: 'Hide question' }));
  await waitFor(() => expect(screen.queryByText('theirs?')).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('mine?'));
});

it.each([
  ['coach', 'It is not used yet.'],
  ['admin', 'It will be hidden for everyone in your organization. It is not used yet.'],
] as const)('before the %s hides a question it says for whom', async (as, words) => {
  const page = openTool(as, 'questions', {
    getQuestionUses: { uses: { templates: 0, conversations: 0 } },
    getQuestions: { questions: [theirs], total: 1 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for theirs?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: /hide this question/ });
  within(dialog).getByText(words);
});

describe('what the organization hides', () => {
  const { coach } = cast.users;
  const words = 'Hidden by your organization';
  const hidden = { ...theirs, hidden_orgs: [cedar.uid] };

  it('says so to a coach, and is neither hidden nor shown again by them', async () => {
    const page = openTool('coach', 'questions', { getQuestions: { questions: [hidden], total: 1 } });
    await screen.findByRole('cell', { name: words });
    await page.user.click(screen.getByRole('button', { name: 'Actions for theirs?' }));
    const said = await screen.findByRole('menuitem', { name: words });
    expect(said.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('menuitem')).toEqual([said]);
    await page.user.click(said);
    expect(page.madeOf('saveQuestion')).toEqual([]);
  });

  it('is edited and deleted by whose it is, and its dialog says it, too', async () => {
    const own = { ...mine, hidden_orgs: [cedar.uid, coach.uid] };
    const page = openTool('coach', 'questions', {
      getQuestions: { questions: [own], total: 1 },
      getQuestionUses: { uses: { templates: 0, conversations: 0 } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
    await screen.findByRole('menuitem', { name: words });
    screen.getByRole('menuitem', { name: 'Delete' });
    await page.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    within(dialog).getByText(`${words}.`);
    expect(within(dialog).queryByRole('button', { name: /hide/i })).toBeNull();
  });

  it('is not said to be shown where that happened meanwhile', async () => {
    const page = openTool('coach', 'questions', {
      getQuestions: { questions: [{ ...theirs, hidden_orgs: [coach.uid] }], total: 1 },
      saveQuestion: { question: hidden },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for theirs?' }));
    page.answer({ getQuestions: { questions: [], total: 0 } });
    await page.user.click(await screen.findByRole('menuitem', { name: 'Unhide' }));
    await screen.findByText(words);
    expect(screen.queryByText('Question is shown again')).toBeNull();
  });

  it('is shown again by those who decide for it', async () => {
    const page = openTool('admin', 'questions', {
      getQuestions: { questions: [hidden], total: 1 },
      saveQuestion: { question: theirs },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for theirs?' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Unhide' }));
    await screen.findByText('Question is shown again');
    expect(page.madeOf('saveQuestion')[0]?.body.question).toEqual({ uid: 'theirs', hidden_orgs: [] });
  });
});

describe('in little room', () => {
  let width: jest.SpyInstance<number, []>;
  beforeEach(() => {
    width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(591);
  });
  afterEach(() => width.mockRestore());

  it('columns beside the question are left out, and the filter of one stands above', async () => {
    const page = openTool('coach', 'questions');
    await screen.findByText('theirs?');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Favorite',
      'Question',
      'Category',
      'Actions',
    ]);
    const owner = await screen.findByLabelText('Owner');
    await within(owner).findByRole('option', { name: 'Everyone (system)' });
    await page.user.selectOptions(owner, 'Mine');
    await waitFor(() =>
      expect(page.madeOf('getQuestions').at(-1)?.query).toMatchObject({ user_uid: cast.users.coach.uid }),
    );
    page.answer({ getQuestions: { questions: [], total: 0 } });
    await page.user.selectOptions(owner, 'Everyone (system)');
    await screen.findByText('This owner has no questions here.');
  });
});

it('a star is given for oneself', async () => {
  const page = openTool('coach', 'questions', {
    updateFavorite: { uid: 'mine', favorite: 1, favorite_user: 1, favorite_organization: 0 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Favorite: mine?' }));
  await waitFor(() =>
    expect(page.madeOf('updateFavorite')[0]?.body).toEqual({
      uid: 'mine',
      favorite_type: 'question',
      favorite_entity: 'User',
      favorite_uid: cast.users.coach.uid,
      favorite_value: 1,
    }),
  );
});

it('while an organization is active, the dialog of a question offers to hide it', async () => {
  const page = openTool('coach', 'questions', {
    getQuestionUses: { uses: { templates: 0, conversations: 0 } },
    saveQuestion: { question: { ...mine, hidden_orgs: [cast.users.coach.uid] } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Hide' }));
  const sure = await screen.findByRole('dialog', { name: 'Are you sure you want to hide this question?' });
  await page.user.click(within(sure).getByRole('button', { name: 'Hide question' }));
  await waitFor(() =>
    expect(page.madeOf('saveQuestion')[0]?.body.question).toEqual({
      uid: 'mine',
      hidden_orgs: [cast.users.coach.uid],
    }),
  );
});

it('a question that somebody else has changed meanwhile is saved with both texts in sight', async () => {
  const stored = { ...mine, revision: 4, question: '<p>theirs, newer?</p>', category: 'goal' };
  let isStale = true;
  const page = openTool('coach', 'questions', {
    getQuestionUses: { uses: { templates: 0, conversations: 0 } },
    saveQuestion: () =>
      isStale ? refusal(409, 'Changed meanwhile.', { question: stored } as object) : { question: stored },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  await page.user.selectOptions(within(dialog).getByLabelText(/Category/), 'Warm-up');
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const theirs = await within(dialog).findByRole('group', { name: 'As it is stored now' });
  expect(theirs.textContent).toBe('theirs, newer?');
  isStale = false;
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.madeOf('saveQuestion').map(({ body }) => body.question)).toEqual([
    { uid: 'mine', revision: 1, category: 'warm' },
    { uid: 'mine', revision: 4, category: 'warm' },
  ]);
});

describe('what the organization recommends', () => {
  const recommended = { ...theirs, favorite: 1, favorite_organization: 1 } as const;
  const words = `Recommended by ${cedar.name}`;

  it("is marked for all in it, beside the star that is one's own to give", async () => {
    const page = openTool('coach', 'questions', {
      getQuestions: { questions: [recommended, mine], total: 2 },
      updateFavorite: { uid: 'theirs', favorite: 1, favorite_user: 1, favorite_organization: 1 },
    });
    await screen.findByRole('img', { name: words });
    expect(screen.getAllByRole('img', { name: words })).toHaveLength(1);
    const own = screen.getByRole('button', { name: 'Favorite: theirs?' });
    expect(own.getAttribute('aria-pressed')).toBe('false');
    await page.user.click(own);
    await waitFor(() =>
      expect(page.madeOf('updateFavorite')[0]?.body).toMatchObject({
        favorite_entity: 'User',
        favorite_value: 1,
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Actions for theirs?' }));
    await screen.findByRole('menuitem', { name: 'Hide' });
    expect(screen.queryByRole('menuitem', { name: /ecommend/ })).toBeNull();
  });

  it('is recommended, and no longer, by those who decide for it', async () => {
    const given = { uid: 'theirs', favorite: 1, favorite_user: 0, favorite_organization: 1 } as const;
    const page = openTool('admin', 'questions', { updateFavorite: given });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for theirs?' }));
    page.answer({ getQuestions: { questions: [recommended], total: 1 } });
    await page.user.click(await screen.findByRole('menuitem', { name: `Recommend to ${cedar.short_name}` }));
    await screen.findByText(`Recommended to ${cedar.short_name}`);
    await screen.findByRole('img', { name: words });
    await page.user.click(screen.getByRole('button', { name: 'Actions for theirs?' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Stop recommending' }));
    await waitFor(() =>
      expect(page.madeOf('updateFavorite').map(({ body }) => body)).toEqual(
        ([1, 0] as const).map((favorite_value) => ({
          uid: 'theirs',
          favorite_type: 'question',
          favorite_entity: 'Organization',
          favorite_uid: cedar.uid,
          favorite_value,
        })),
      ),
    );
  });

  it('is nothing that nobody else is offered', async () => {
    const page = openTool('admin', 'questions');
    await page.user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
    await screen.findByRole('menuitem', { name: /Hide|Delete/ });
    expect(screen.queryByRole('menuitem', { name: /ecommend/ })).toBeNull();
  });

  it('can be a template', async () => {
    const {
      questions: _questions,
      additional_information: _information,
      ...head
    } = anInterview({
      uid: 't1',
      title: 'Weekly talk',
      template: true,
      system_template: true,
    });
    const flowsheet = { ...head, question_count: 1, updated_at: '2026-03-02T09:00:00.000Z' };
    const page = openTool('admin', 'templates', {
      getInterviewTemplates: { flowsheets: [flowsheet], total: 1 },
      updateFavorite: { uid: 't1', favorite: 1, favorite_user: 0, favorite_organization: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Weekly talk' }));
    await page.user.click(await screen.findByRole('menuitem', { name: `Recommend to ${cedar.short_name}` }));
    await waitFor(() =>
      expect(page.madeOf('updateFavorite')[0]?.body).toEqual({
        uid: 't1',
        favorite_type: 'template',
        favorite_entity: 'Organization',
        favorite_uid: cedar.uid,
        favorite_value: 1,
      }),
    );
  });
});

it('the bank is filtered by owner, in the head of its column', async () => {
  const page = openTool('coach', 'questions');
  await screen.findByText('theirs?');
  await page.user.click(await screen.findByRole('button', { name: 'Filter by Owner' }));
  const choices = await screen.findByRole('group', { name: 'Owner' });
  await within(choices).findByLabelText('Everyone (system)');
  expect(
    within(choices)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Mine', cedar.name, 'Everyone (system)', 'Some Body']);
  await page.user.click(within(choices).getByLabelText(cedar.name));
  await waitFor(() =>
    expect(page.madeOf('getQuestions').at(-1)?.query).toMatchObject({ offered: 'organization', page: 1 }),
  );
  expect(page.address()).toContain('owner=organization');
});

it('a list is pasted after a look at it; what is nearly there already is left out', async () => {
  const page = openTool('coach', 'questions', {
    saveQuestions: { questions: [mine] },
    findNearDuplicates: ({ body }) => ({
      duplicates: body.questions.map((text) => (text === '<p>Mine?</p>' ? 'mine?' : null)),
    }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' });
  await page.user.click(within(dialog).getByLabelText('Questions'));
  await page.user.paste('Mine?\nWhy so?');
  await within(dialog).findByText('Nearly the same as “mine?”');
  await page.user.click(within(dialog).getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() =>
    expect(page.madeOf('saveQuestions')[0]?.body.questions.map(({ question }) => question)).toEqual([
      '<p>Why so?</p>',
    ]),
  );
});

it('a list comes from a file, too, and says where each question goes; none goes where it was not meant to', async () => {
  const page = openTool('coach', 'questions', {
    saveQuestions: { questions: [mine] },
    findNearDuplicates: ({ body }) => ({ duplicates: body.questions.map(() => null) }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' });
  const csv = 'Category,Question\nGoals,Why?\nElsewhere,How?\n';
  await page.user.upload(
    within(dialog).getByLabelText('CSV file'),
    new File([csv], 'list.csv', { type: 'text/csv' }),
  );
  const [why, how] = await within(dialog).findAllByRole<HTMLInputElement>('checkbox');
  within(dialog).getByText('Category: Goals');
  within(dialog).getByText('Category not found: Elsewhere');
  expect([why!.checked, how!.checked]).toEqual([true, false]);
  const add = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Add 1 question' });
  await waitFor(() => expect(add.disabled).toBe(false));
  await page.user.click(add);
  await waitFor(() =>
    expect(page.madeOf('saveQuestions')[0]?.body.questions).toMatchObject([{ category: 'goal' }]),
  );
});

it('a file that is no list is refused with what to do', async () => {
  const page = openTool('coach', 'questions');
  await page.user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' });
  const book = new File(['PK\u0003\u0004\u0000\u0000'], 'list.csv', { type: 'text/csv' });
  await page.user.upload(within(dialog).getByLabelText('CSV file'), book);
  await within(dialog).findByText(/Please choose a CSV or text file/);
});
