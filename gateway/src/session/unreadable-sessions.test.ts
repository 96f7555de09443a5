import { signIn, startGatewayForTest } from '../testing/gateway-for-test';
import { startRedis } from '../testing/redis-server';

describe('while sessions cannot be read', () => {
  it('says so in a sentence', async () => {
    const redis = await startRedis();
    const gateway = await startGatewayForTest({ sessions: { redisUrl: redis.url } });
    const cookie = await signIn(gateway.address, 'coach');
    await redis.kill();
    const answer = await fetch(`${gateway.address}/api/user_session`, {
      headers: { cookie: `${cookie}; a=1` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      message: 'Sign-in is not available just now. Please try again in a moment.',
      request_id: expect.any(String),
    });
    expect(await gateway.gateway.notReadyBecause()).toBe('sessions: The session store cannot be reached.');
    await gateway.stop();
    await redis.stop();
  });
});
