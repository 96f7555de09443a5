import { Invalid, NotFound } from '../errors';
import { MOST_WAITING, untilNewsIsIn } from './until-news-is-in';

/** Looks that throw what is given, one after the other, and then find something. */
function looksThat(...fail: Error[]) {
  const left = [...fail];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'found';
  });
}
const notThere = new NotFound('not there');

it('looks once for what is there', async () => {
  const look = looksThat();
  await expect(untilNewsIsIn(5000, look)).resolves.toBe('found');
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks again for what is not there yet', async () => {
  const look = looksThat(notThere, notThere);
  await expect(untilNewsIsIn(5000, look)).resolves.toBe('found');
  expect(look).toHaveBeenCalledTimes(3);
});

it('says that it is not there in the end, after a last look', async () => {
  const look = looksThat(notThere, notThere, notThere, notThere);
  await expect(untilNewsIsIn(120, look)).rejects.toBe(notThere);
  expect(look).toHaveBeenCalledTimes(3);
});

it('looks once where nothing is waited for', async () => {
  const look = looksThat(notThere);
  await expect(untilNewsIsIn(0, look)).rejects.toBe(notThere);
  expect(look).toHaveBeenCalledTimes(1);
});

it('says at once what else is wrong', async () => {
  const wrong = new Invalid('wrong', []);
  const look = looksThat(wrong);
  await expect(untilNewsIsIn(5000, look)).rejects.toBe(wrong);
  expect(look).toHaveBeenCalledTimes(1);
});

it('lets no more than so many wait at once', async () => {
  const many = Array.from({ length: MOST_WAITING }, () => untilNewsIsIn(300, looksThat(notThere)));
  // Each has looked once and waits.
  await new Promise(setImmediate);
  const look = looksThat(notThere);
  await expect(untilNewsIsIn(300, look)).rejects.toBe(notThere);
  expect(look).toHaveBeenCalledTimes(1);
  await expect(Promise.all(many)).resolves.toHaveLength(MOST_WAITING);
  await expect(untilNewsIsIn(300, looksThat(notThere))).resolves.toBe('found');
});
