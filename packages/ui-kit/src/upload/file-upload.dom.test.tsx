import type { UploadRecord } from '@coaching/contracts';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload, type FileUploadProps } from './file-upload';
import { aRecord, fakeUploads } from './testing/fake-uploads';

const aFile = (name: string) => new File(['text'], name, { type: 'application/pdf' });

function shown(props: Partial<FileUploadProps> = {}) {
  const fake = fakeUploads();
  const view = render(
    <MantineProvider env="test">
      <FileUpload upload={fake.upload} label="Resource" {...props} />
    </MantineProvider>,
  );
  const input = () => screen.getByLabelText<HTMLInputElement>(/^Drop/);
  return {
    ...fake,
    ...view,
    input,
    area: screen.getByRole('region', { name: 'Resource' }),
    /** Chooses a file, so that there is a queue, and shows these. */
    async show(...files: Partial<UploadRecord>[]) {
      if (fake.settings.length === 0) await userEvent.upload(input(), aFile('any.pdf'));
      act(() => fake.setFiles(files.map((file, index) => aRecord({ id: `file-${index}`, ...file }))));
    },
  };
}

describe('files are chosen', () => {
  it('by a click', async () => {
    const { input, chosen } = shown();
    await userEvent.upload(input(), aFile('plan.pdf'));
    expect(chosen.map(({ name, file }) => [name, file?.type])).toEqual([['plan.pdf', 'application/pdf']]);
  });

  it('by the keyboard', async () => {
    const { input } = shown();
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
  });

  it('the same file twice', async () => {
    const { input, chosen } = shown();
    await userEvent.upload(input(), aFile('plan.pdf'));
    await userEvent.upload(input(), aFile('plan.pdf'));
    expect(chosen).toHaveLength(2);
  });

  it('of the kinds that are taken, which are listed', () => {
    const { input } = shown({
      settings: { extensions: ['pdf', 'csv'], maxSize: 10_485_760, multiple: true },
    });
    expect(input()).toHaveProperty('accept', '.pdf,.csv');
    expect(input()).toHaveProperty('multiple', true);
    const help = document.getElementById(input().getAttribute('aria-describedby')!);
    expect(help?.textContent).toBe('PDF, CSV; up to 10 MB each.');
  });

  it('by what the settings say', async () => {
    const settings = { extensions: ['pdf'], threads: 3 };
    const { settings: given, show } = shown({ settings });
    await show({});
    expect(given).toEqual([settings]);
  });
});

describe('files are dropped', () => {
  const files = [aFile('plan.pdf'), aFile('notes.pdf')];
  const dragged = (more: object = {}) => ({ dataTransfer: { types: ['Files'], files, items: [], ...more } });
  const overlay = () => screen.queryByTestId('drop-overlay');
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('on an overlay that goes 1000 ms after the last was seen of them', () => {
    const { area } = shown();
    fireEvent.dragOver(area, dragged());
    act(() => void jest.advanceTimersByTime(999));
    fireEvent.dragOver(area, dragged());
    act(() => void jest.advanceTimersByTime(999));
    expect(overlay()).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(overlay()).toBeNull();
  });

  it('and taken', () => {
    const { area, chosen } = shown({ settings: { multiple: true } });
    fireEvent.dragOver(area, dragged());
    expect(fireEvent.drop(area, dragged())).toBe(false);
    expect(chosen.map(({ name }) => name)).toEqual(['plan.pdf', 'notes.pdf']);
    expect(overlay()).toBeNull();
  });

  it('with folders, which are no files', () => {
    const { area, chosen } = shown();
    const item = (name: string, isDirectory: boolean) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ name, isDirectory }),
      getAsFile: () => aFile(name),
    });
    const items = [item('pictures', true), item('plan.pdf', false), { kind: 'string' }];
    fireEvent.drop(area, dragged({ items }));
    expect(chosen.map(({ name, file }) => [name, file !== null])).toEqual([
      ['pictures', false],
      ['plan.pdf', true],
    ]);
  });

  it('but not text', () => {
    const { area, chosen } = shown();
    const text = { dataTransfer: { types: ['text/plain'], files: [], items: [] } };
    expect(fireEvent.dragOver(area, text)).toBe(true);
    expect(fireEvent.drop(area, text)).toBe(true);
    expect([overlay(), chosen]).toEqual([null, []]);
  });

  it.each([
    [{}, 'One file can be sent here.'],
    [{ multiple: true, maximum: 1 }, 'One file can be sent here.'],
  ])('with %j, and a message says when they are too many', (settings, sentence) => {
    const { area } = shown({ settings });
    fireEvent.drop(area, dragged());
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  });
});

describe('the list', () => {
  it('is not there before the first file', () => {
    shown();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows how a file is sent', async () => {
    const { show } = shown();
    await show({ active: true, progress: 0.25, speed: 1024 });
    expect(screen.getByRole('listitem').textContent).toBe('plan.pdf25 % of 2 KB, 1 KB a second');
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending plan.pdf' })).toHaveProperty(
      'value',
      0.25,
    );
  });

  it.each([
    ['extension', 'Your choice is not an allowed file type, please contact support'],
    ['No action configured', 'Files cannot be sent from here. Please contact support.'],
  ] as const)('says why a file was not sent: %s, without another try', async (error, message) => {
    const { show } = shown();
    await show({ error, message });
    expect(screen.getByRole('listitem').textContent).toContain(message);
    expect(screen.queryByRole('button', { name: 'Retry plan.pdf' })).toBeNull();
  });

  it('stops a file, and the keyboard stays to try again', async () => {
    const { show, calls } = shown();
    await show({ active: true });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan.pdf' }));
    await show({ error: 'abort', message: 'Sending the file was stopped.' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry plan.pdf' }));
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([
      ['deactivate', 'file-0'],
      ['retry', 'file-0'],
    ]);
  });

  it('removes a file, and the keyboard goes on from where files are chosen', async () => {
    const { show, calls, input } = shown();
    await show({ success: true });
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(calls).toEqual([['remove', 'file-0']]);
    expect(document.activeElement).toBe(input());
  });

  it('says aloud what has become of a file', async () => {
    const { show } = shown();
    await show({ active: true });
    expect(screen.getByRole('status').textContent).toBe('');
    await show({ error: 'network', message: 'There is no connection.' });
    expect(screen.getByRole('status').textContent).toBe('plan.pdf: There is no connection.');
    await show({ success: true });
    expect(screen.getByRole('status').textContent).toBe('plan.pdf has been sent.');
  });
});

it('calls onUploaded once for each file, and onChange at every change', async () => {
  const onUploaded = jest.fn();
  const onChange = jest.fn();
  const { show } = shown({ onUploaded, onChange });
  const arrived = { success: true, download_url: 'https://a.test/files/x.pdf' };
  await show({ active: true });
  await show(arrived);
  await show(arrived, { name: 'notes.pdf' });
  expect(onUploaded.mock.calls).toEqual([[aRecord({ id: 'file-0', ...arrived })]]);
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('stops its queue when it goes', async () => {
  const { show, calls, unmount } = shown();
  await show({ active: true });
  unmount();
  expect(calls).toEqual([['stop', '']]);
});

it('says of a file under way that it waits for the network while there is none', async () => {
  const { show } = shown();
  await show({ active: true, progress: 0.5, speed: 1024 });
  screen.getByText(/1 KB a second/);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  screen.getByText(/waiting for the network/);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  screen.getByText(/1 KB a second/);
});
