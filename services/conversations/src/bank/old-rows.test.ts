import { type QuestionRecord, questionKeys, questionSchema } from '../questions/question-record';
import { questionsIn } from '../questions/questions-repository';
import { bankForTest, texts } from '../testing/bank-for-test';
import { fillPairs, havePairs, pairOldRows } from './old-rows';

const bank = bankForTest();

/** A question of a version before, and how many of those there are. */
async function anOldOne() {
  const { context } = bank.conversations.service;
  const questions = questionsIn(context);
  await bank.ask('coach', 'Who talks in the playground about the curriculum');
  await questions.model.collection.updateMany({}, { $unset: { 'keys.pairs': '' } });
  const left = () => questions.model.collection.countDocuments({ 'keys.pairs': { $exists: false } });
  return { context, questions, left };
}

it('rows from before get their pairs, and are found by two words', async () => {
  const { context, questions, left } = await anOldOne();
  expect(await left()).toBeGreaterThan(0);
  const work = pairOldRows(questions, context);
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await work.stop();
  expect(havePairs(questions)).toBe(true);
  expect(await bank.list('coach', { query: 'curriculum playground' })).toEqual(
    texts('Who talks in the playground about the curriculum'),
  );
});

it('rows that come from an older installation get them as they arrive', async () => {
  const { context, questions, left } = await anOldOne();
  const rows = await questions.model.find({ 'keys.places': { $gt: '' } }).lean();
  await context.transaction(({ session }) =>
    fillPairs({ model: questions.model, keysOf: questionKeys }, rows, session),
  );
  expect(await left()).toBe(0);
});

it('whoever stops it in the midst looks for nothing by pairs', async () => {
  const { context, questions } = await anOldOne();
  const other = { ...questions, model: context.connection.model<QuestionRecord>('Other', questionSchema) };
  await pairOldRows(other, context).stop();
  expect(havePairs(other)).toBe(false);
});
