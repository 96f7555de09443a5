import { ApiError, NetworkError } from '../api/errors';
import { callFailure } from './call-failure';

const answered = (status: number, body: Record<string, unknown> = {}) =>
  new ApiError(status, { message: 'What the server said.', ...body });
const current = (body: Readonly<Record<string, unknown>>) => (body.sheet as string) ?? null;

describe('callFailure', () => {
  it.each([
    ['no answer', new NetworkError(null), { kind: 'unreachable' }],
    ['an answer that took too long', new DOMException('', 'TimeoutError'), { kind: 'unreachable' }],
    ['500', answered(500), { kind: 'unreachable' }],
    ['503', answered(503), { kind: 'unreachable' }],
    ['429', answered(429), { kind: 'unreachable' }],
    ['401', answered(401), { kind: 'signed-out' }],
    ['409 with the current one', answered(409, { sheet: 'theirs' }), { kind: 'conflict', theirs: 'theirs' }],
    ['409 without it', answered(409), { kind: 'conflict', theirs: null }],
    ['400', answered(400), { kind: 'refused', message: 'What the server said.' }],
    ['403', answered(403), { kind: 'refused', message: 'What the server said.' }],
    ['404', answered(404), { kind: 'refused', message: 'What the server said.', isAbsent: true }],
    [
      '413 without a sentence',
      new ApiError(413, null),
      { kind: 'refused', message: expect.stringContaining('kept') },
    ],
    ['a mistake of ours', new TypeError('x'), { kind: 'refused', message: expect.stringContaining('kept') }],
  ])('%s', (_, error, expected) => {
    expect(callFailure(error, current)).toEqual(expected);
  });
});
