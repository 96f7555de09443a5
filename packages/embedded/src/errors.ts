/** MongoDB's own numbers for the failures this store can report; drivers decide by them what to retry. */
export const errorCodes = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  CannotBackfillArray: 30,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  OperationFailed: 96,
  WriteConflict: 112,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  InvalidUUID: 207,
  ClientMetadataMissingField: 180,
  ClientMetadataAppNameTooLarge: 181,
  ClientMetadataDocumentTooLarge: 182,
  ClientMetadataCannotBeMutated: 186,
  TransactionTooOld: 225,
  NotImplemented: 238,
  SnapshotTooOld: 239,
  ConversionFailure: 241,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  IndexBuildAborted: 276,
  APIVersionError: 322,
  MechanismUnavailable: 334,
  DataCorruptionDetected: 341,
  BSONObjectTooLarge: 10334,
  DatabaseDifferCase: 13297,
  OutOfDiskSpace: 14031,
  DuplicateKey: 11000,
  Interrupted: 11601,
  NotARetryableWriteCommand: 50768,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** A failure as MongoDB reports it: a name from its table (or a bare number), and fields sent along with it. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;
  labels: string[] = [];

  constructor(
    kind: ErrorName | number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = typeof kind === 'number' ? kind : errorCodes[kind];
    this.codeName = typeof kind === 'number' ? nameOf(kind) : kind;
  }
}

/** Throws the failure unless what the command relies on holds. */
export function check(holds: unknown, kind: ErrorName | number, message: string): asserts holds {
  if (!holds) throw new CommandError(kind, message);
}

/** MongoDB's name of a code; codes without one are called after their place, as MongoDB does. */
export function nameOf(code: number): string {
  return Object.entries(errorCodes).find(([, known]) => known === code)?.[0] ?? `Location${code}`;
}

/** Codes after which drivers repeat a write (retryable writes specification), and those that end a transaction only. */
const retryableCodes = [6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
export const isRetryableCode = (code: number) => retryableCodes.includes(code);
export const isTransientCode = (code: number) => [24, 112, 246, 251, 267].includes(code);

/** Why a store could not start; the message is one sentence for the person who started it. */
export class StoreError extends Error {
  constructor(
    readonly reason: 'in-use' | 'not-writable' | 'foreign' | 'torn' | 'port',
    message: string,
  ) {
    super(message);
    this.name = 'StoreError';
  }
}
