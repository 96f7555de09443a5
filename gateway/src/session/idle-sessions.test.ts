import { openStoreForTest } from '@coaching/embedded/testing';
import { MongoClient } from 'mongodb';
import { createClient } from 'redis';
import { signIn, startGatewayForTest } from '../testing/gateway-for-test';
import { startRedis } from '../testing/redis-server';
import { IDLE_MS } from './expiry';

describe('an idle session', () => {
  it('is forgotten by Redis after its idle time', async () => {
    const redis = await startRedis();
    const gateway = await startGatewayForTest({ sessions: { redisUrl: redis.url } });
    await signIn(gateway.address, 'coach');
    const client = createClient({ url: redis.url });
    await client.connect();
    const [key] = await client.keys('session:*');
    const seconds = await client.ttl(key!);
    expect(Math.abs(seconds - IDLE_MS / 1000)).toBeLessThan(10);
    client.destroy();
    await gateway.stop();
    await redis.stop();
  });

  it('is forgotten by the document store after its idle time', async () => {
    const store = await openStoreForTest();
    const sessions = { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` };
    const gateway = await startGatewayForTest({ sessions });
    const cookie = await signIn(gateway.address, 'coach');
    const client = await MongoClient.connect(store.url);
    const rows = client.db(`${store.databasePrefix}gateway`).collection<{ expires: Date }>('sessions');
    const [row] = await rows.find().toArray();
    expect(Math.abs(row!.expires.getTime() - Date.now() - IDLE_MS)).toBeLessThan(10_000);
    expect(await rows.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
    await rows.updateMany({}, { $set: { expires: new Date(Date.now() - 1000) } });
    const answer = await fetch(`${gateway.address}/api/user_session`, { headers: { cookie } });
    expect(answer.status).toBe(401);
    await client.close();
    await gateway.stop();
    await store.close();
  });
});
