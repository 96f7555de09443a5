import {
  type BulkWriteResult,
  MongoBulkWriteError,
  MongoError,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoNotConnectedError,
  MongoServerError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isDatabaseAway } from './is-away';

const serverError = (code: number, labels: string[] = []) =>
  new MongoServerError({ message: 'no', code, errorLabels: labels });

const bulk = (error: Error) => new MongoBulkWriteError(error, {} as BulkWriteResult);

it.each<[string, unknown]>([
  ['a connection that broke under several writes', bulk(new MongoNetworkError('reset'))],
  ['a connection that broke', new MongoNetworkError('reset')],
  ['a server that says nothing', new MongoNetworkTimeoutError('timed out')],
  ['a client that was closed', new MongoNotConnectedError('closed')],
  ['a topology that was closed', new MongoTopologyClosedError()],
  ['a session that ended with its server', new MongoExpiredSessionError()],
  ['a server that shuts down', serverError(11600)],
  ['a server that gives its place to another', serverError(10107)],
  ['a transaction that a server does not know any more', serverError(251)],
  ['a transaction that may go well the next time', serverError(112, ['TransientTransactionError'])],
  ['a moment that a server which has just started does not know', serverError(239)],
  ['a commit whose end nobody knows', serverError(64, ['UnknownTransactionCommitResult'])],
])('the database is away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each<[string, unknown]>([
  ['a key that is taken', serverError(11000)],
  ['a key that is taken among several', bulk(serverError(11000))],
  ['a question that is wrong', serverError(2)],
  ['an error of the driver’s own', new MongoError('wrong')],
  ['an error of ours', new Error('ECONNREFUSED')],
  ['nothing', undefined],
])('it is not: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
