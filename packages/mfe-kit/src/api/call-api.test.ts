import { endSession } from '../session/end-session';
import { callApi } from './call-api';
import { ApiError, NetworkError } from './errors';

jest.mock('../session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('../session/start-anew', () => ({ becomeOver: jest.fn() }));
jest.mock('./report-call-error', () => ({ reportCallError: jest.fn() }));

const quiet = { quiet: true } as const;
const page = '<!doctype html><p>Sign in to the network of the school.</p>';

const call = (answer: Response, signal?: AbortSignal) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  return callApi('getUserSession', {}, signal ? { ...quiet, signal } : quiet);
};

beforeAll(() => {
  Object.assign(globalThis, { document: { querySelector: () => null } });
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['the page of a network that asks to sign in', 200, page],
  ['an answer that broke off', 200, '{"user":{"uid":'],
  ['no words at all', 200, ''],
  ['the page of a filter', 403, page],
  ['a server between that wants a name', 407, page],
])('takes %s for no answer', async (_, status, body) => {
  await expect(call(new Response(body, { status }))).rejects.toBeInstanceOf(NetworkError);
});

it('does not take the 401 of another for the end of the session', async () => {
  await expect(call(new Response(page, { status: 401 }))).rejects.toBeInstanceOf(NetworkError);
  expect(endSession).not.toHaveBeenCalled();
});

it.each([
  [502, page, ''],
  [413, page, ''],
  [403, JSON.stringify({ message: 'This is not for you.' }), 'This is not for you.'],
])('takes %i for a failure', async (status, body, message) => {
  const failed = call(new Response(body, { status }));
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ status, message });
});

it('says that it was given up where that happens in the middle of the answer', async () => {
  const given = new AbortController();
  const reason = new Error('Nobody waits any longer.');
  const broken = new ReadableStream({
    pull(stream) {
      given.abort(reason);
      stream.error(reason);
    },
  });
  await expect(call(new Response(broken), given.signal)).rejects.toBe(reason);
});
