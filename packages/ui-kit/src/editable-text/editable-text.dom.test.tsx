import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, lazy, useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { RichTextEditor as Editor } from '../rich-text';
import { EditableText } from './editable-text';
import { preloadEditor } from './editor-code';

// A machine that is busy with other things.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

jest.mock('./editor-code', () => {
  const real = jest.requireActual('./editor-code');
  return { ...real, RichTextEditor: (props: object) => mockShown(real)(props) };
});

/** The editor of the page, or one whose code is on its way. */
let mockShown: (real: { RichTextEditor: typeof Editor }) => (props: object) => React.ReactNode;

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  // TipTap asks where the caret is; nothing has a place here.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as never;
  document.elementFromPoint = () => null;
});

function Line({ kept }: { kept: string[] }) {
  const [value, setValue] = useState('');
  const keep = (html: string) => {
    kept.push(html);
    setValue(html);
  };
  return (
    <EditableText
      isEditing
      value={value}
      label="item 1"
      onWrite={keep}
      onChange={keep}
      onLeave={() => undefined}
    />
  );
}

function open() {
  const kept: string[] = [];
  render(
    <UiProvider env="test">
      <Line kept={kept} />
    </UiProvider>,
  );
  return kept;
}

const field = () => screen.getByRole('textbox', { name: 'item 1' });

it('keeps what is typed while the editor is on its way, to the last space', async () => {
  let deliver = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Editor }>((resolve) => {
        deliver = () => resolve({ default: Editor });
      }),
  );
  mockShown = () => (props) => <Late {...(props as ComponentProps<typeof Editor>)} />;
  const kept = open();
  fireEvent.change(field(), { target: { value: 'A ' } });
  expect(kept).toEqual(['<p>A </p>']);
  await act(async () => deliver());
  expect(field().getAttribute('contenteditable')).toBe('true');
  expect(field().textContent).toBe('A ');
  expect(document.activeElement).toBe(field());
});

it('has the editor at once where its code has come', async () => {
  await act(async () => preloadEditor());
  mockShown =
    ({ RichTextEditor }) =>
    (props) => <RichTextEditor {...(props as ComponentProps<typeof Editor>)} />;
  open();
  expect(field().getAttribute('contenteditable')).toBe('true');
});
