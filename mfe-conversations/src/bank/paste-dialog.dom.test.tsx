import { MAX_QUESTION_LENGTH } from '@coaching/contracts';
import { sessionStore } from '@coaching/mfe-kit';
import { refusal } from '@coaching/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mine, openTool } from '../tool/testing/open-tool';

const mockRead = jest.fn();
// What is read of a question is asked as often as its row is drawn.
jest.mock('@coaching/interaction-kit/wording', () => {
  const wording = jest.requireActual('@coaching/interaction-kit/wording');
  return {
    ...wording,
    plainWords: (html: string) => {
      mockRead(html);
      return wording.plainWords(html);
    },
  };
});

// Who logs out leaves nothing that was typed to the next test.
afterEach(() => act(() => sessionStore.leave()));

const ROWS = 40;
const list = Array.from({ length: ROWS }, (_, index) => `Question ${index}?`).join('\n');
const noneAlike = {
  findNearDuplicates: ({ body }: { body: { questions: string[] } }) => ({
    duplicates: body.questions.map(() => null),
  }),
};

const openPaste = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  return screen.findByRole('dialog', { name: 'Paste questions' });
};
const field = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLTextAreaElement>('Questions');
const rows = (dialog: HTMLElement) => within(dialog).findAllByRole<HTMLInputElement>('checkbox');
async function paste(user: UserEvent, dialog: HTMLElement, text: string) {
  await user.click(field(dialog));
  await user.paste(text);
}
const drop = (dialog: HTMLElement, file: File) =>
  fireEvent.drop(field(dialog), { dataTransfer: { types: ['Files'], files: [file], items: [] } });
const addOf = (dialog: HTMLElement, name: string) =>
  within(dialog).findByRole<HTMLButtonElement>('button', { name });

it('draws no row anew that stays as it is while somebody types', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, list);
  expect(await rows(dialog)).toHaveLength(ROWS);
  await within(dialog).findByText('Looking for near duplicates…');
  await waitFor(() => expect(within(dialog).queryByText('Looking for near duplicates…')).toBeNull());
  mockRead.mockClear();
  // A line before all others: each stands at another place then.
  field(dialog).setSelectionRange(0, 0);
  await page.user.keyboard('New?{Enter}');
  await waitFor(async () => expect(await rows(dialog)).toHaveLength(ROWS + 1));
  const drawn = mockRead.mock.calls.filter(([html]) => /Question \d/.test(html) && !/New/.test(html));
  expect(drawn.length).toBeLessThan(ROWS);
});

it('says that near duplicates are looked for', async () => {
  let arrive = (_: { duplicates: null[] }) => {};
  const page = openTool('coach', 'questions', {
    findNearDuplicates: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, 'Why?');
  const status = await within(dialog).findByText('Looking for near duplicates…');
  expect(status.getAttribute('role')).toBe('status');
  await waitFor(() => expect(page.madeOf('findNearDuplicates')).toHaveLength(1));
  arrive({ duplicates: [null] });
  await waitFor(() => expect(status.textContent).toBe(''));
  const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add 1 question' });
  expect(add.disabled).toBe(false);
});

it('what somebody left out stays left out while they type on', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, 'Why?\nHow?');
  const [why] = await rows(dialog);
  await page.user.click(why!);
  await paste(page.user, dialog, '\nWhen?');
  await waitFor(async () => expect(await rows(dialog)).toHaveLength(3));
  expect((await rows(dialog)).map(({ checked }) => checked)).toEqual([false, true, true]);
});

it('says how many can be added at once where there are more', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, Array.from({ length: 502 }, (_, index) => `Question ${index}?`).join('\n'));
  await within(dialog).findByText(
    'At most 500 questions can be added at once. 2 questions at the end are left out.',
  );
});

it('says of a file that it is empty, and leaves what is typed', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, 'Why?');
  const empty = new File(['\ufeff\n'], 'questions.csv', { type: 'text/csv' });
  await page.user.upload(within(dialog).getByLabelText('CSV file'), empty);
  await within(dialog).findByText(/^This file is empty/);
  expect(field(dialog).value).toBe('Why?');
});

it('what was pasted comes back after Escape, and is gone once it was added', async () => {
  const page = openTool('coach', 'questions', { ...noneAlike, saveQuestions: { questions: [mine] } });
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, 'Why?\nHow?');
  await page.user.click((await rows(dialog))[0]!);
  await page.user.selectOptions(within(dialog).getByLabelText(/Category/), 'Goals');
  field(dialog).focus();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await openPaste(page.user);
  expect(field(again).value).toBe('Why?\nHow?');
  expect((await rows(again)).map(({ checked }) => checked)).toEqual([false, true]);
  const add = await within(again).findByRole<HTMLButtonElement>('button', { name: 'Add 1 question' });
  await waitFor(() => expect(add.disabled).toBe(false));
  await page.user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.madeOf('saveQuestions')[0]?.body.questions).toMatchObject([
    { question: '<p>How?</p>', category: 'goal' },
  ]);
  expect(field(await openPaste(page.user)).value).toBe('');
});

it('a file with line ends of Windows is added at the first press, also out of the field', async () => {
  const page = openTool('coach', 'questions', { ...noneAlike, saveQuestions: { questions: [mine] } });
  const dialog = await openPaste(page.user);
  await page.user.type(field(dialog), 'When?');
  drop(dialog, new File(['Why?\r\nHow?\r\n'], 'questions.csv', { type: 'text/csv' }));
  const add = await addOf(dialog, 'Add 2 questions');
  await waitFor(() => expect(add.disabled).toBe(false));
  expect(document.activeElement).toBe(field(dialog));
  await page.user.click(add);
  await waitFor(() => expect(page.madeOf('saveQuestions')).toHaveLength(1));
});

it('what a file took the place of is brought back', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  await page.user.type(field(dialog), 'When?');
  drop(dialog, new File(['Why?'], 'questions.csv', { type: 'text/csv' }));
  await within(dialog).findByText('The list of this file replaced what stood here.');
  expect(field(dialog).value).toBe('Why?');
  await page.user.click(within(dialog).getByRole('button', { name: 'Bring it back' }));
  expect(field(dialog).value).toBe('When?');
  expect(document.activeElement).toBe(field(dialog));
  expect(within(dialog).queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

it('a file says nothing of an empty field, nor of one that was changed since', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  drop(dialog, new File(['Why?'], 'questions.csv', { type: 'text/csv' }));
  await waitFor(() => expect(field(dialog).value).toBe('Why?'));
  expect(within(dialog).queryByRole('button', { name: 'Bring it back' })).toBeNull();
  drop(dialog, new File(['How?'], 'questions.csv', { type: 'text/csv' }));
  await within(dialog).findByRole('button', { name: 'Bring it back' });
  await page.user.type(field(dialog), ' And why?');
  expect(within(dialog).queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

it('Unicode text of a spreadsheet is read as a table', async () => {
  const page = openTool('coach', 'questions', noneAlike);
  const dialog = await openPaste(page.user);
  const table = '\ufeffQuestion\tCategory\r\n"Well, why?"\tGoals\r\nÀ quoi bon?\tOthers\r\n';
  const bytes = new Uint8Array(Uint16Array.from(table, (unit) => unit.charCodeAt(0)).buffer);
  drop(dialog, new File([bytes], 'questions.txt', { type: 'text/plain' }));
  await within(dialog).findByRole('checkbox', { name: 'Well, why?', description: 'Category: Goals' });
  await within(dialog).findByRole('checkbox', {
    name: 'À quoi bon?',
    description: /^Category not found: Others/,
  });
});

it('a question that is too long says so and is left out, and the others are compared', async () => {
  const page = openTool('coach', 'questions', {
    findNearDuplicates: ({ body }) => ({
      duplicates: body.questions.map((html) => (html.includes('How') ? 'How so?' : null)),
    }),
    saveQuestions: { questions: [mine] },
  });
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, `Why?\n${'x'.repeat(MAX_QUESTION_LENGTH)}\nHow?`);
  await within(dialog).findByRole('checkbox', {
    name: 'How?',
    description: /^Nearly the same as “How so\?”/,
  });
  const [why, long, how] = await rows(dialog);
  expect([why, long, how].map((row) => row!.checked)).toEqual([true, false, false]);
  expect(long!.disabled).toBe(true);
  within(dialog).getByText('This question is too long to be added.');
  const add = await addOf(dialog, 'Add 1 question');
  await waitFor(() => expect(add.disabled).toBe(false));
  await page.user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.madeOf('saveQuestions')[0]?.body.questions).toMatchObject([{ question: '<p>Why?</p>' }]);
});

it('what the server refused is not said of another text', async () => {
  const page = openTool('coach', 'questions', { ...noneAlike, saveQuestions: refusal(400, 'Not this one.') });
  const dialog = await openPaste(page.user);
  await paste(page.user, dialog, 'Why?');
  const add = await addOf(dialog, 'Add 1 question');
  await waitFor(() => expect(add.disabled).toBe(false));
  await page.user.click(add);
  await within(dialog).findByText('Not this one.');
  await page.user.type(field(dialog), ' And how?');
  await waitFor(() => expect(within(dialog).queryByText('Not this one.')).toBeNull());
});
