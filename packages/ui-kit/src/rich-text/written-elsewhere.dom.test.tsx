import { act, render, screen } from '@testing-library/react';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { UiProvider } from '../provider/ui-provider';
import { RichTextEditor } from './rich-text-editor';

beforeAll(() => {
  // TipTap asks where the caret is; nothing has a place here.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
});

const mark = '<p><em>Also written here on another device:</em></p>';

/** An editor with somebody's caret where a text has a bar. */
function writing(text: string) {
  const onChange = jest.fn();
  const drawn = (value: string) => (
    <UiProvider env="test">
      <RichTextEditor plain autoFocus label="Notes" value={value} onChange={onChange} />
    </UiProvider>
  );
  const { rerender } = render(drawn(text));
  const editor = screen.getByRole<TiptapEditorHTMLElement>('textbox', { name: 'Notes' }).editor!;
  act(() => {
    editor.state.doc.descendants((node, position) => {
      const at = node.text?.indexOf('|') ?? -1;
      if (at < 0) return;
      const bar = { from: position + at, to: position + at + 1 };
      editor.chain().setTextSelection(bar).deleteSelection().run();
    });
  });
  return {
    editor,
    onChange,
    /** The text another one became, by what was written elsewhere. */
    becomes: (value: string) => act(() => rerender(drawn(value))),
    type: (letters: string) => act(() => void editor.view.dispatch(editor.state.tr.insertText(letters))),
  };
}

it.each([
  ['stays where the text goes on elsewhere below it', '<p>abc|</p>', `<p>abc|</p>${mark}<p>ABC</p>`],
  ['stays in a word', '<p>ab|c</p>', `<p>ab|c</p>${mark}<p>ABC</p>`],
  ['goes down with its paragraph', '<p>ab|c</p>', `<p>ABC</p>${mark}<p>ab|c</p>`],
  ['goes with a paragraph that begins as the other one does', '<p>a|bc</p>', '<p>abX</p><p>a|bc</p>'],
  ['stays in one that ends as the other one does', '<p>ab|c</p>', '<p>ab|c</p><p>Xbc</p>'],
  ['stays between changes on both sides', '<p>x</p><p>ab|c</p><p>y</p>', '<p>xx</p><p>ab|c</p><p>yy</p>'],
  [
    'stays in its empty line, though there are others',
    '<p>x</p><p></p><p>y</p><p>|</p>',
    '<p>X</p><p></p><p>Y</p><p>|</p><p>z</p>',
  ],
  ['stays behind its own letters where others follow', '<p>abc|</p>', '<p>abc| and more</p>'],
  ['goes with its letters where others precede them', '<p>base. ab|c</p>', '<p>base. ABC ab|c</p>'],
  ['comes behind what took the place of its letters', '<p>abc|</p>', '<p>abX|</p>'],
  [
    'stays in its line of a list',
    '<ul><li><p>on|e</p></li><li><p>two</p></li></ul>',
    '<ul><li><p>on|e</p></li><li><p>TWO</p></li><li><p>three</p></li></ul>',
  ],
])('the caret %s', (_, mine, merged) => {
  const { onChange, becomes, type, editor } = writing(mine);
  onChange.mockClear();
  becomes(merged.replace('|', ''));
  expect(onChange).not.toHaveBeenCalled();
  expect(editor.getHTML()).toBe(merged.replace('|', ''));
  type('|');
  expect(onChange).toHaveBeenCalledWith(merged);
});

it('leaves a sentence whole that is written while another device writes below it', () => {
  const { becomes, type, editor } = writing('<p>|</p>');
  type('abc');
  becomes(`<p>abc</p>${mark}<p>ABC</p>`);
  type('def');
  becomes(`<p>abcdef</p>${mark}<p>ABCDEF</p>`);
  type('ghi');
  expect(editor.getHTML()).toBe(`<p>abcdefghi</p>${mark}<p>ABCDEF</p>`);
});

it('leaves what is selected selected', () => {
  const { becomes, type, editor } = writing('<p>abc def|</p>');
  act(() => void editor.commands.setTextSelection({ from: 5, to: 8 }));
  becomes('<p>ABC</p><p>abc def</p>');
  type('X');
  expect(editor.getHTML()).toBe('<p>ABC</p><p>abc X</p>');
});

it('leaves a tool on that was pressed for what is written next', () => {
  const { becomes, type, editor } = writing('<p>abc |</p>');
  act(() => void editor.commands.toggleBold());
  becomes('<p>abc </p><p>ABC</p>');
  type('def');
  expect(editor.getHTML()).toBe('<p>abc <strong>def</strong></p><p>ABC</p>');
});

it('undoes what was written here, and nothing of what was written elsewhere', () => {
  const { becomes, type, editor } = writing('');
  type('abc');
  becomes('<p>abc</p><p>https://a.example </p>');
  act(() => void editor.commands.undo());
  expect(editor.getHTML()).toBe('<p></p><p>https://a.example </p>');
});

it('does not take the focus', () => {
  const { becomes, editor } = writing('<p>abc|</p>');
  act(() => editor.view.dom.blur());
  becomes('<p>ABC</p><p>abc</p>');
  expect(document.activeElement).toBe(document.body);
});
