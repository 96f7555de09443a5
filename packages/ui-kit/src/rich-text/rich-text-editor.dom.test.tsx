import { richTextAllowList } from '@coaching/contracts';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { RichTextEditor } from './rich-text-editor';
// Loaded on demand by the editor; here before, so that no test waits for it.
import './toolbar';

// Whether something is hidden is slow to ask here, and nothing is.
configure({ defaultHidden: true });

let width = 800;
beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => width });
  // TipTap asks where the caret is; nothing has a place here.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
});

beforeEach(() => {
  width = 800;
});

async function shown(value: string, upload?: (file: File) => Promise<string>) {
  const changes: string[] = [];
  render(
    <UiProvider env="test">
      <RichTextEditor
        label="Notes"
        value={value}
        onChange={(html) => changes.push(html)}
        pictures={upload && { upload, problemOf: () => 'It did not arrive.' }}
      />
    </UiProvider>,
  );
  await screen.findByRole('toolbar', { name: 'Formatting' });
  return changes;
}

const tool = (name: string) => screen.getByRole('button', { name });
const names = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('the toolbar', () => {
  it.each([
    [299, ['Bold', 'Bulleted list', 'Link', 'View source']],
    [599, ['Bold', 'Italic', 'Bulleted list', 'Link', 'Remove format', 'View source']],
  ])('of an editor of %i px', async (pixels, tools) => {
    width = pixels;
    await shown('', async () => '');
    expect([...names()].sort()).toEqual([...tools].sort());
  });

  it('offers pictures only where they can be sent', async () => {
    await shown('');
    expect(names()).not.toContain('Add an Image');
  });

  it('is one stop for Tab, with arrows inside', async () => {
    await shown('');
    act(() => tool('Bold').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Italic'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('View source'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(tool('Bold'));
    expect(
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter((b) => b.tabIndex === 0),
    ).toEqual([tool('Bold')]);
  });
});

describe('the source', () => {
  const source = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes, source' });

  it('shows a block a line, and leads back to the text', async () => {
    await shown('<p>One</p><ul><li><p>Two</p></li></ul>');
    await userEvent.click(tool('View source'));
    expect(source().value).toBe('<p>One</p>\n<ul>\n<li><p>Two</p>\n</li>\n</ul>');
    expect(tool('Bold')).toHaveProperty('disabled', true);
    await userEvent.click(tool('View source'));
    expect(screen.getByRole('textbox', { name: 'Notes' }).innerHTML).toContain('<p>One</p>');
  });

  it('calls onChange with what of it the allow-list knows', async () => {
    const changes = await shown('');
    await userEvent.click(tool('View source'));
    const typed =
      '<p onclick="go()">One <b>two</b></p>\n<script>alert(1)</script><img src="/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png" alt="board" onerror="go()">' +
      '<img src="data:image/png;base64,AA=="><p><a href="javascript:go()">three</a></p>';
    fireEvent.change(source(), { target: { value: typed } });
    expect(changes.at(-1)).toBe(
      '<p>One <strong>two</strong></p><img src="/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png" alt="board">' +
        '<p><em>A picture was left out here. Please add it with “Add an Image”.</em></p><p>three</p>',
    );
    // What was typed stays as it was typed.
    expect(source().value).toBe(typed);
  });
});

it('says that it is to be filled in by a mark that is seen, and to those who do not see it', async () => {
  render(
    <UiProvider env="test">
      <RichTextEditor label="Question" required value="" onChange={() => {}} />
    </UiProvider>,
  );
  const field = await screen.findByRole('textbox', { name: 'Question' });
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(document.querySelector('label')?.textContent).toBe('Question *');
});

it('says where a picture from elsewhere was that is pasted, and keeps the words around it', async () => {
  const changes = await shown('<p>Begin</p>');
  const elsewhere = 'https://tracker.example/pixel.png';
  const html = `<p>before <img src="${elsewhere}" srcset="${elsewhere} 2x" alt="The board"> after</p>`;
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: [],
    files: [],
  };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Notes' }), { clipboardData });
  const { body } = new DOMParser().parseFromString(changes.at(-1)!, 'text/html');
  expect(body.textContent).toMatch(/before.*Picture: The board.*after/);
  expect(body.querySelector('a')?.getAttribute('href')).toBe(elsewhere);
  expect(document.querySelector('img')).toBeNull();
});

it('writes a line for each row of a table that is pasted, its cells apart', async () => {
  const changes = await shown('');
  const html =
    '<table><tr><th>Who</th><th>Said</th></tr><tr><td><p>Ada</p><p>Park</p></td><td><b>Why?</b></td></tr><tr><td></td></tr></table>';
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: [],
    files: [],
  };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Notes' }), { clipboardData });
  expect(changes.at(-1)).toBe('<p>Who | Said</p><p>Ada Park | <strong>Why?</strong></p>');
});

it('shows no picture from elsewhere in what was written before', async () => {
  await shown('<p>a</p><img src="https://tracker.example/pixel.png" alt="The board">');
  expect(screen.getByRole('textbox', { name: 'Notes' }).textContent).toContain('Picture: The board');
  expect(document.querySelector('img')).toBeNull();
});

it('writes nothing that is not on the allow-list', async () => {
  const changes = await shown('');
  await userEvent.click(tool('View source'));
  const every = Object.keys(richTextAllowList)
    .map((tag) => `<${tag} class="a" style="color:red" href="https://a.example" src="/a.png">x</${tag}>`)
    .join('');
  fireEvent.change(screen.getByRole('textbox', { name: 'Notes, source' }), {
    target: { value: `${every}<table><tr><td>x</td></tr></table><h1>x</h1><code>x</code>` },
  });
  const { body } = new DOMParser().parseFromString(changes.at(-1)!, 'text/html');
  const allowed: Readonly<Record<string, readonly string[]>> = richTextAllowList;
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    expect(Object.keys(allowed)).toContain(tag);
    for (const name of element.getAttributeNames()) expect(allowed[tag]).toContain(name);
  }
});
