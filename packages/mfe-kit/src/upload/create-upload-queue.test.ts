import type { UploadRecord } from '@coaching/contracts';
import type { UploadSettings } from '@coaching/ui-kit/upload';
import { createUploadQueue } from './create-upload-queue';
import type { SentFile } from './posted-answer';
import type { SendOptions } from './send-body';
import { aFile } from './testing/records';
import { UploadError } from './upload-error';

/** A file that a queue has begun to send. */
interface Begun extends SendOptions {
  name: string;
  arrive(sent: SentFile): void;
  fail(error: Error): void;
}

/** A queue whose files arrive or fail when the test says so. */
function aQueue(settings: UploadSettings = {}) {
  const begun: Begun[] = [];
  let records: readonly UploadRecord[] = [];
  let clock = 0;
  const queue = createUploadQueue(
    settings,
    (current) => {
      records = current;
    },
    {
      now: () => clock,
      send: ({ name }, _file, options) =>
        new Promise((arrive, fail) => void begun.push({ name, arrive, fail, ...options })),
    },
  );
  return {
    queue,
    begun,
    add: (...names: string[]) => queue.add(names.map((name) => ({ name, file: aFile(name, 1000) }))),
    idOf: (name: string) => records.find((record) => record.name === name)!.id,
    record: (name: string) => records.find((record) => record.name === name),
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    records: () => records,
    underWay: () => begun.filter(({ signal }) => !signal!.aborted).map(({ name }) => name),
  };
}

const at = (name: string): SentFile => ({ download_url: `https://a.test/files/${name}`, response: null });
const settled = () => new Promise(setImmediate);

describe('a queue', () => {
  it('sends one file after the other', async () => {
    const { add, begun, record } = aQueue({ multiple: true });
    add('a.pdf', 'b.pdf');
    expect(begun.map(({ name }) => name)).toEqual(['a.pdf']);
    begun[0]!.arrive(at('a'));
    await settled();
    expect(record('a.pdf')).toMatchObject({ success: true, active: false, ...at('a') });
    expect(begun.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it.each([
    [undefined, 1],
    [3, 3],
    [9, 5],
  ])('with %p threads sends %i at once', (threads, count) => {
    const { add, begun } = aQueue({ multiple: true, threads });
    add('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf');
    expect(begun).toHaveLength(count);
  });

  it('reports how far and how fast', () => {
    const { add, begun, record, pass } = aQueue();
    add('a.pdf');
    pass(500);
    begun[0]!.onProgress!(0.25);
    expect(record('a.pdf')).toMatchObject({ active: true, progress: 0.25, speed: 500 });
  });

  it('goes on after a file that failed', async () => {
    const { add, begun, record, underWay } = aQueue({ multiple: true });
    add('a.pdf', 'b.pdf');
    begun[0]!.fail(new UploadError('server', 'Out of order.'));
    await settled();
    expect(record('a.pdf')).toMatchObject({ error: 'server', message: 'Out of order.', active: false });
    expect(underWay()).toContain('b.pdf');
  });

  it('stops a file, and goes on with the next', () => {
    const { queue, add, begun, record, idOf } = aQueue({ multiple: true });
    add('a.pdf', 'b.pdf');
    queue.deactivate(idOf('a.pdf'));
    expect(record('a.pdf')).toMatchObject({ active: false, error: 'abort' });
    expect(begun.map(({ name, signal }) => [name, signal!.aborted])).toEqual([
      ['a.pdf', true],
      ['b.pdf', false],
    ]);
  });

  it('sends a stopped file again, and ignores the first try from then on', async () => {
    const { queue, add, begun, record, idOf } = aQueue();
    add('a.pdf');
    queue.deactivate(idOf('a.pdf'));
    queue.retry(idOf('a.pdf'));
    expect(begun).toHaveLength(2);
    begun[0]!.fail(new UploadError('abort'));
    begun[0]!.onProgress!(0.9);
    await settled();
    expect(record('a.pdf')).toMatchObject({ active: true, error: null, progress: 0 });
    begun[1]!.arrive(at('a'));
    await settled();
    expect(record('a.pdf')).toMatchObject({ success: true });
  });

  it('forgets a file that is removed', () => {
    const { queue, add, begun, records, idOf } = aQueue();
    add('a.pdf');
    queue.remove(idOf('a.pdf'));
    expect([records(), begun[0]!.signal!.aborted]).toEqual([[], true]);
  });

  it('has one file in single mode: the last that was chosen', () => {
    const { add, begun, records } = aQueue();
    add('a.pdf');
    add('b.pdf', 'c.pdf');
    expect(records().map(({ name }) => name)).toEqual(['b.pdf']);
    expect(begun.map(({ name, signal }) => [name, signal!.aborted])).toEqual([
      ['a.pdf', true],
      ['b.pdf', false],
    ]);
  });

  it('takes no more than its maximum', () => {
    const { add, records } = aQueue({ multiple: true, maximum: 2 });
    add('a.pdf', 'b.pdf', 'c.pdf');
    expect(records().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it.each<[string, UploadSettings, string, string]>([
    ['of another extension', { extensions: ['png'] }, 'extension', 'Your choice is not an allowed file type'],
    ['that is too large', { maxSize: 999 }, 'size', 'This file is too large'],
    ['without a way', { postAction: null }, 'No action configured', 'Files cannot be sent'],
  ])('does not send a file %s, nor again', (_, settings, error, message) => {
    const { queue, add, begun, record, idOf } = aQueue(settings);
    add('a.pdf');
    expect(record('a.pdf')).toMatchObject({ error, message: expect.stringContaining(message) });
    queue.retry(idOf('a.pdf'));
    expect(begun).toEqual([]);
  });

  it('does not send a folder', () => {
    const { queue, begun, record } = aQueue();
    queue.add([{ name: 'pictures', file: null }]);
    expect([record('pictures')?.error, begun]).toEqual(['file_object', []]);
  });

  it('that is stopped stops all and reports nothing more', async () => {
    const { queue, add, begun, records } = aQueue({ multiple: true, threads: 2 });
    add('a.pdf', 'b.pdf');
    const before = records();
    queue.stop();
    begun[0]!.arrive(at('a'));
    await settled();
    add('c.pdf');
    expect(begun.map(({ signal }) => signal!.aborted)).toEqual([true, true]);
    expect(records()).toBe(before);
  });
});
