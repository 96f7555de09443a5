import { type GatewayForTest, post, startGatewayForTest } from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();

describe('tries of credentials', () => {
  let one: GatewayForTest;
  beforeEach(async () => {
    one = await startGatewayForTest({ sessions: sessions(), trustProxy: 'loopback' });
  });
  afterEach(() => one.stop());

  const login = (email: string, password: string, address = '203.0.113.7') =>
    post(`${one.address}/api/login`, { email, password }, { 'x-forwarded-for': address });

  it('are refused after a few, also right ones, with the time to wait', async () => {
    for (let made = 0; made < 5; made += 1)
      expect((await login('coach@school.test', 'wrong')).status).toBe(400);
    const refused = await login('coach@school.test', 'right');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await refused.json()).toEqual({ message: 'Too many tries. Please try again in 15 minutes.' });
    expect((await login('coach@school.test', 'right', '198.51.100.9')).status).toBe(200);
    expect((await login('coachee@school.test', 'right')).status).toBe(200);
  });

  it('do not count while identity is away', async () => {
    one.overrides.set('/login', (_, response) => void response.destroy());
    for (let made = 0; made < 10; made += 1)
      expect((await login('coach@school.test', 'right')).status).toBe(503);
    one.overrides.clear();
    expect((await login('coach@school.test', 'right')).status).toBe(200);
  });
});
