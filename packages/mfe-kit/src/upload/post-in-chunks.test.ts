import { postInChunks } from './post-in-chunks';
import type { SendBody, Sending, SendOptions } from './send-body';
import { aFile } from './testing/records';
import { UploadError } from './upload-error';

const session_id = 's'.repeat(32);
const download_url = 'https://a.test/files/x.pdf';
const success = (data: object = {}) => ({ status: 'success', data });

/** What a request says, read back. */
const bodyOf = ({ body }: Sending): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));

type Answer = (words: Record<string, unknown>, options: SendOptions) => unknown;

/** A server that takes chunks of ten bytes; `chunk` answers each of them. */
function aServer(chunk: Answer = () => success(), finish: Answer = () => success({ download_url })) {
  const requests: Record<string, unknown>[] = [];
  const urls = new Set<string>();
  const send: SendBody = async (sending, options = {}) => {
    const words = bodyOf(sending);
    requests.push(words);
    urls.add(`${sending.method} ${sending.url}`);
    if (words.phase === 'start') return success({ session_id, end_offset: 10 });
    return words.phase === 'upload' ? chunk(words, options) : finish(words, options);
  };
  const pauses: number[] = [];
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const post = (file: File, options = {}) => postInChunks('/api/upload/post', file, options, send, wait);
  const count = (phase: string) => requests.filter((words) => words.phase === phase).length;
  return { requests, urls, pauses, post, count };
}

const fail = (failure: ConstructorParameters<typeof UploadError>[0]) => () => {
  throw new UploadError(failure);
};

describe('a file in chunks', () => {
  it('is announced, sent and finished', async () => {
    const { requests, urls, post } = aServer();
    const sent = await post(aFile('plan.pdf', 25, 'application/pdf'), { data: { purpose: 'avatar' } });
    expect(sent).toEqual({ download_url, response: success({ download_url }) });
    expect(urls).toEqual(new Set(['POST /api/upload/post']));
    expect(requests[0]).toEqual({
      phase: 'start',
      mime_type: 'application/pdf',
      size: 25,
      name: 'plan.pdf',
      purpose: 'avatar',
    });
    const chunks = requests.slice(1, -1);
    expect(chunks).toMatchObject([
      { phase: 'upload', session_id, start_offset: '0' },
      { phase: 'upload', session_id, start_offset: '10' },
      { phase: 'upload', session_id, start_offset: '20' },
    ]);
    expect(chunks.map(({ chunk }) => (chunk as File).size)).toEqual([10, 10, 5]);
    expect(requests.at(-1)).toEqual({ phase: 'finish', session_id });
  });

  it('has three chunks under way at once', async () => {
    let underWay = 0;
    let most = 0;
    const { post } = aServer(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return success();
    });
    await post(aFile('plan.pdf', 95));
    expect(most).toBe(3);
  });

  it('reports how much of it is sent', async () => {
    const progress: number[] = [];
    const { post } = aServer((_, { onProgress }) => {
      onProgress?.(0.5);
      return success();
    });
    await post(aFile('plan.pdf', 10), { onProgress: (part: number) => progress.push(part) });
    expect(progress).toEqual([0, 0.5, 1]);
  });

  it.each(['network', 'timeout', 'server'] as const)('sends a chunk again after %s', async (failure) => {
    let failed = 0;
    const { post, count, pauses } = aServer(() => (failed++ < 5 ? fail(failure)() : success()));
    await expect(post(aFile('plan.pdf', 10))).resolves.toMatchObject({ download_url });
    expect([count('upload'), pauses]).toEqual([6, [500, 1000, 2000, 4000, 8000]]);
  });

  it.each([
    ['network', fail('network'), 'server'],
    ['timeout', fail('timeout'), 'server'],
    ['server', fail('server'), 'server'],
    ['an answer without success', () => ({ status: 'error' }), 'upload'],
    ['an answer that is none', () => null, 'upload'],
  ])('rejects once five more tries have ended with %s', async (_, chunk, failure) => {
    const { post, count } = aServer(chunk);
    await expect(post(aFile('plan.pdf', 10))).rejects.toMatchObject({ failure });
    expect([count('upload'), count('finish')]).toEqual([6, 0]);
  });

  it.each(['denied', 'size', 'extension'] as const)('rejects at once when a chunk is %s', async (failure) => {
    const { post, count } = aServer(fail(failure));
    await expect(post(aFile('plan.pdf', 10))).rejects.toMatchObject({ failure });
    expect(count('upload')).toBe(1);
  });

  it('stops what is under way when one chunk is refused', async () => {
    const stopped: boolean[] = [];
    const { post, count } = aServer(({ start_offset }, { signal }) => {
      if (start_offset === '10') throw new UploadError('denied');
      return new Promise((_, reject) => {
        signal!.addEventListener('abort', () => {
          stopped.push(true);
          reject(new UploadError('abort'));
        });
      });
    });
    await expect(post(aFile('plan.pdf', 95))).rejects.toMatchObject({ failure: 'denied' });
    expect([stopped, count('upload'), count('finish')]).toEqual([[true, true], 3, 0]);
  });

  it('stops when its signal is aborted, between two tries too', async () => {
    const caller = new AbortController();
    const { post, count } = aServer(() => {
      caller.abort();
      throw new UploadError('network');
    });
    const sent = post(aFile('plan.pdf', 10), { signal: caller.signal });
    await expect(sent).rejects.toMatchObject({ failure: 'abort' });
    expect(count('upload')).toBe(1);
  });

  it.each([
    ['refused', fail('extension'), 'extension', 1],
    ['lost each time', fail('network'), 'server', 6],
    ['no success', () => ({ status: 'error' }), 'server', 6],
  ])('fails when its finish is %s', async (_, finish, failure, tries) => {
    const { post, count } = aServer(undefined, finish);
    await expect(post(aFile('plan.pdf', 10))).rejects.toMatchObject({ failure });
    expect(count('finish')).toBe(tries);
  });
});

it.each([
  ['an answer without success', () => ({ status: 'error' }), 'server'],
  ['a session without a name', () => success({ end_offset: 10 }), 'server'],
  ['a refusal', fail('denied'), 'denied'],
  ['no connection', fail('network'), 'network'],
])('does not begin after %s', async (_, begin, failure) => {
  const send = jest.fn(async () => begin());
  await expect(postInChunks('/x', aFile('plan.pdf', 10), {}, send)).rejects.toMatchObject({ failure });
  expect(send).toHaveBeenCalledTimes(1);
});
