import { post, sessionCookies, startGatewayForTest } from '../testing/gateway-for-test';
import { type ClosablePlace, inDocumentStore } from '../testing/session-places';

describe('a cookie outside loopback', () => {
  let place: ClosablePlace;
  beforeAll(async () => {
    place = await inDocumentStore();
  });
  afterAll(() => place.close());

  it.each([
    ['https://coaching.test', '127.0.0.1', true],
    ['http://coaching.test', '127.0.0.1', true],
    ['http://localhost:3000', '127.0.0.1', false],
    ['https://localhost:3000', '127.0.0.1', true],
  ])('of %s is Secure: %#', async (publicOrigin, __, isSecure) => {
    const gateway = await startGatewayForTest({ sessions: place.sessions, publicOrigin });
    const answer = await post(`${gateway.address}/api/login`, {
      email: 'coach@school.test',
      password: 'right',
    });
    expect(sessionCookies(answer)[0]!.includes('; Secure')).toBe(isSecure);
    await gateway.stop();
  });
});
