import { MongoServerError } from 'mongodb';
import type { Model } from 'mongoose';
import { atOneMoment } from './at-one-moment';

const refusal = (code: number) => new MongoServerError({ message: 'no', code });

/** A model whose database counts the sessions it has begun, and how many of them have ended. */
function counting() {
  const sessions = { begun: [] as unknown[], ended: 0 };
  const startSession = (options: unknown) => {
    sessions.begun.push(options);
    return {
      async endSession() {
        sessions.ended += 1;
      },
    };
  };
  const db = { getClient: () => ({ startSession }) };
  return { model: { db } as unknown as Model<unknown>, sessions };
}

it('reads in a session of one moment, and ends it', async () => {
  const { model, sessions } = counting();
  expect(await atOneMoment(model, async () => 'read')).toBe('read');
  expect(sessions).toEqual({ begun: [{ snapshot: true }], ended: 1 });
});

it.each([239, 246])('begins anew where the moment is gone (%d)', async (code) => {
  const { model, sessions } = counting();
  const read = jest.fn().mockRejectedValueOnce(refusal(code)).mockResolvedValue('read');
  expect(await atOneMoment(model, read)).toBe('read');
  expect(sessions).toMatchObject({ begun: { length: 2 }, ended: 2 });
});

it.each([
  ['the moment is gone again and again', refusal(239), 3],
  ['it fails for another reason', refusal(2), 1],
])('gives up where %s', async (_, error, tries) => {
  const { model, sessions } = counting();
  const read = jest.fn().mockRejectedValue(error);
  await expect(atOneMoment(model, read)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(tries);
  expect(sessions.ended).toBe(tries);
});
