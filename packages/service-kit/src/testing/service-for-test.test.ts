import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { Refused } from './call-service';
import { type ServiceForTest, startServiceForTest } from './service-for-test';
import { smallService } from './small-service';

const { coach } = cast.actors;

describe('a service for a test', () => {
  let underTest: ServiceForTest<'observations'>;
  beforeAll(async () => {
    underTest = await startServiceForTest(smallService);
  });
  afterAll(() => underTest.close());

  it('answers a call by its name', async () => {
    expect(await underTest.call('deleteObservation', { params: { uid: 'one' } }, coach)).toEqual({
      ok: true,
    });
    const { db } = underTest.service.context;
    expect(await db.collection('deleted').findOne({ uid: 'one' })).toMatchObject({ by: coach.uid });
  });

  it('shows what was published', async () => {
    await underTest.call('deleteObservation', { params: { uid: 'two' } }, coach);
    expect(await underTest.published()).toContainEqual(
      expect.objectContaining({ type: 'observation.deleted', entity_uid: 'two', data: { uid: 'two' } }),
    );
  });

  it('lets the service receive other domains', async () => {
    await underTest.receiveEvent({
      type: 'user.deleted',
      entity_uid: 'pat',
      revision: 2,
      data: { uid: 'pat' },
    });
    expect(await underTest.service.context.db.collection('gone').countDocuments({ uid: 'pat' })).toBe(1);
  });

  it('throws what a call refuses', async () => {
    const refusal = underTest.call('getObservation', { params: { uid: 'one' } }, coach);
    await expect(refusal).rejects.toThrow(Refused);
    await expect(refusal).rejects.toMatchObject({ status: 404, message: MESSAGES.notFound });
  });

  it('calls as nobody', async () => {
    const refusal = underTest.call('getObservation', { params: { uid: 'one' } }, null);
    await expect(refusal).rejects.toMatchObject({ status: 401 });
  });
});
