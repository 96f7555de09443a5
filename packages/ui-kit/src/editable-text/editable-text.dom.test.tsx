import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { EditableText } from './editable-text';

let mockDeliver = () => {};
let mockFail = () => {};
jest.mock('./fetch-editor', () => ({
  fetchEditor: () =>
    new Promise((resolve, reject) => {
      mockFail = () => reject(new Error('The network has gone away.'));
      mockDeliver = () => resolve(jest.requireActual('../rich-text').RichTextEditor);
    }),
}));

beforeAll(() => {
  // TipTap asks where the caret is; nothing has a place here.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
});

interface LineProps {
  written: string[];
  before: string;
  onTab?: (back: boolean) => boolean;
  onLeave?: () => void;
}

function Line({ written, before, onTab, onLeave = () => undefined }: LineProps) {
  const [value, setValue] = useState(before);
  const write = (html: string) => {
    written.push(html);
    setValue(html);
  };
  return (
    <EditableText
      isEditing
      value={value}
      label="item 1"
      onWrite={write}
      onChange={write}
      onTab={onTab}
      onLeave={onLeave}
    />
  );
}

function open(props: Partial<LineProps> = {}) {
  const written: string[] = [];
  render(
    <UiProvider env="test">
      <Line written={written} before="" {...props} />
    </UiProvider>,
  );
  return written;
}

const field = () => screen.getByRole('textbox', { name: 'item 1' });

const type = (value: string) => fireEvent.change(field(), { target: { value } });
const isEditor = () => field().getAttribute('contenteditable') === 'true';

it('goes on after what was there before while the editor is on its way, and hears its keys', async () => {
  const [onTab, onLeave] = [jest.fn(() => true), jest.fn()];
  const written = open({ before: '<p>One</p>', onTab, onLeave });
  expect(document.activeElement).toBe(field());
  type(' m');
  type(' more');
  expect(written).toEqual(['<p>One m</p>', '<p>One more</p>']);
  expect(fireEvent.keyDown(field(), { key: 'Tab', shiftKey: true })).toBe(false);
  expect(onTab).toHaveBeenCalledWith(true);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('keeps what is typed while the editor does not come, asks again, and waits with it until a word that is composed is taken', async () => {
  const written = open();
  type('A ');
  expect(written).toEqual(['<p>A </p>']);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await act(async () => mockFail());
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('online')));
  fireEvent.compositionStart(field());
  type('A li');
  await act(async () => mockDeliver());
  expect(isEditor()).toBe(false);
  type('A line ');
  fireEvent.compositionEnd(field());
  await waitFor(() => expect(isEditor()).toBe(true));
  expect(field().textContent).toBe('A line ');
  expect(written.at(-1)).toBe('<p>A line </p>');
  expect(document.activeElement).toBe(field());
});

it('has the editor at once where its code has come', () => {
  open();
  expect(isEditor()).toBe(true);
});
