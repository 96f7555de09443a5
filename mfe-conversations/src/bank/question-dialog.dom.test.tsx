import { sessionStore } from '@coaching/mfe-kit';
import { noConnection } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mine, openTool, set, talk } from '../tool/testing/open-tool';

beforeAll(() => {
  // TipTap asks where the caret is; nothing has a place here.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
});

// Who logs out leaves nothing that was typed to the next test.
afterEach(() => act(() => sessionStore.leave()));

const uses = { getQuestionUses: { uses: { templates: 0, conversations: 0 } } };
const dialog = () => screen.findByRole('dialog', { name: 'Question' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const words = async () => within(await dialog()).findByRole('textbox', { name: 'Question' });

const openNew = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  return dialog();
};
const openMine = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for mine?' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return dialog();
};
/** Types the question as HTML. */
async function write(user: UserEvent, html: string) {
  await user.click(await within(await dialog()).findByRole('button', { name: 'View source' }));
  const source = await within(await dialog()).findByRole('textbox', { name: /Question|HTML|source/i });
  await user.clear(source);
  await user.type(source, html);
}

describe('the first field has the focus', () => {
  it('of a tool with categories the category', async () => {
    const page = openTool('coach', 'questions');
    const opened = await openNew(page.user);
    await waitFor(() => expect(document.activeElement).toBe(within(opened).getByLabelText(/Category/)));
  });

  it('of one without any the question, also when its editor comes later', async () => {
    const bare = { ...talk, categories: [] };
    const page = openTool('coach', 'questions', {
      getToolConfig: { tool_config: { ...set, tools: [bare] } },
    });
    for (const _time of ['its code is new', 'its code is there']) {
      await openNew(page.user);
      const editor = await words();
      await waitFor(() => expect(document.activeElement).toBe(editor));
      await page.user.keyboard('{Escape}');
      await isClosed();
    }
  });
});

describe('what was typed comes back when the dialog is opened again', () => {
  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', (user) => user.click(document.querySelector('.mantine-Modal-overlay') as Element)],
  ])('after %s, until it is cancelled', async (_, close) => {
    const page = openTool('coach', 'questions');
    const opened = await openNew(page.user);
    await write(page.user, '<p>Why so?</p>');
    await page.user.selectOptions(within(opened).getByLabelText(/Category/), 'Goals');
    await close(page.user);
    await isClosed();

    const again = await openNew(page.user);
    expect((await words()).textContent).toBe('Why so?');
    expect(within(again).getByLabelText<HTMLSelectElement>(/Category/).value).toBe('goal');
    await page.user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await isClosed();

    await openNew(page.user);
    expect((await words()).textContent).toBe('');
    await page.user.keyboard('{Escape}');
    await isClosed();
  });

  it('in its own dialog alone: a new one and one that is there have theirs', async () => {
    const page = openTool('coach', 'questions', uses);
    await openMine(page.user);
    await write(page.user, '<p>Mine, other words?</p>');
    await page.user.keyboard('{Escape}');
    await isClosed();
    await openNew(page.user);
    expect((await words()).textContent).toBe('');
    await page.user.keyboard('{Escape}');
    await isClosed();
    await openMine(page.user);
    expect((await words()).textContent).toBe('Mine, other words?');
    page.answer({ saveQuestion: { question: mine } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(page.madeOf('saveQuestion')[0]?.body.question).toEqual({
      uid: 'mine',
      revision: 1,
      question: '<p>Mine, other words?</p>',
    });
    await openMine(page.user);
    expect((await words()).textContent).toBe('mine?');
  });

  it('as the same question, so that an answer that was lost makes no second one', async () => {
    const page = openTool('coach', 'questions', { saveQuestion: noConnection });
    await openNew(page.user);
    await write(page.user, '<p>Once?</p>');
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(page.madeOf('saveQuestion')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('data-loading')).toBe(false),
    );
    await page.user.keyboard('{Escape}');
    await isClosed();
    await openNew(page.user);
    page.answer({ saveQuestion: { question: mine } });
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    await isClosed();
    const [first, second] = page.madeOf('saveQuestion').map(({ body }) => body.question.uid);
    expect(second).toBe(first);
  });
});

it('a question without words says so under its field, which has the focus, until something is typed', async () => {
  const page = openTool('coach', 'questions', { saveQuestion: { question: mine } });
  const opened = await openNew(page.user);
  const editor = await words();
  await page.user.click(within(opened).getByRole('button', { name: 'Add' }));
  const problem = within(opened).getByText('Field is required');
  expect(editor.getAttribute('aria-invalid')).toBe('true');
  expect(editor.getAttribute('aria-describedby')).toBe(problem.id);
  expect(document.activeElement).toBe(editor);
  await write(page.user, '<p>Why so?</p>');
  expect(within(opened).queryByText('Field is required')).toBeNull();
  expect(page.madeOf('saveQuestion')).toEqual([]);
});
