import { MAX_BODY_BYTES } from '@coaching/contracts';
import { rawRequest } from '../testing/raw-request';
import { servicesForTest, wheres } from '../testing/services-for-test';

describe.each(wheres)('calls of services %s', (where) => {
  const test = servicesForTest(where);
  const { ask } = test;

  describe('with a body', () => {
    const send = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      ask('/observation', { method: 'POST', headers, body });

    it.each([
      ['over 1 MiB', () => send(`"${'x'.repeat(MAX_BODY_BYTES)}"`), 413],
      ['that is no JSON by its type', () => send('a=b', { 'content-type': 'text/plain' }), 415],
      ['of no type', () => send(new Uint8Array([123, 125]), {}), 415],
      [
        'that is packed',
        () => send('x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
        415,
      ],
    ])('%s are refused', async (_, sent, status) => {
      const answer = await sent();
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/^(This|Please) .+\.?/) });
      expect(test.dummies.requests).toEqual([]);
    });

    it('of 1 MiB are carried on', async () => {
      expect((await send(`"${'x'.repeat(MAX_BODY_BYTES - 2)}"`)).status).toBe(200);
    });

    it('that says nothing of its size and is over 1 MiB are refused', async () => {
      const chunk = 'x'.repeat(64 * 1024);
      const head = `POST /api/observation HTTP/1.1\r\nhost: x\r\ncookie: ${test.cookie}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
      const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(17);
      expect(await rawRequest(test.one.address, `${head}${body}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    });
  });
});
