import {
  MongoBulkWriteError,
  MongoError,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

/** What the driver throws when there is no server to ask. */
const ofTheDriver = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoExpiredSessionError,
  MongoOperationTimeoutError,
];

/** What a server says that stops, starts, has just started, or gives its place to another. */
const ofTheServer = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  206, // NoSuchSession
  237, // CursorKilled
  239, // SnapshotTooOld
  246, // SnapshotUnavailable
  43, // CursorNotFound
  251, // NoSuchTransaction
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11601, // Interrupted
  11602, // InterruptedDueToReplStateChange
  13388, // StaleConfig
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

const passing = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

/** Whether the database, and not what was asked of it, is why something failed: later it may go well. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  // A bulk write hands on what stopped it under a name of its own.
  if (error instanceof MongoBulkWriteError && isDatabaseAway(error.errorResponse)) return true;
  if (ofTheDriver.some((kind) => error instanceof kind) || error.name === 'MongoPoolClearedError')
    return true;
  return ofTheServer.has(Number(error.code)) || passing.some((label) => error.hasErrorLabel(label));
}
