import { hostname } from 'node:os';
import { ObjectId } from 'bson';
import { mechanism } from '../authentication/scram';
import { check } from '../errors';
import { maxMessageBytes } from '../protocol/message';
import { noRoom } from '../storage/room';
import { transactionLifetime } from '../transactions/sessions';
import { maxDocumentBytes } from '../values/encode';
import type { Document } from '../values/types';
import { mechanismsFor, speculate } from './authentication';
import type { Call, Command } from './call';
import { readClientMetadata } from './client-metadata';

/** MongoDB 8.0: what we announce is what we hold to. */
export const maxWireVersion = 25;
const version = '8.0.0';
export const replicaSet = 'rs0';
const processId = new ObjectId();

const handshakeFields = [
  'helloOk',
  'client',
  'compression',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  'hostInfo',
  'backpressure',
  'internalClient',
];

function handshake(call: Call): Document {
  call.connection.introduce(readClientMetadata(call.body.client));
  const me = call.store.address;
  const now = new Date();
  const opTime = { ts: call.store.clock.tick(), t: 1 };
  return {
    helloOk: true,
    [call.name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    topologyVersion: undefined,
    hosts: [me],
    setName: replicaSet,
    setVersion: 1,
    secondary: false,
    primary: me,
    me,
    electionId: new ObjectId('7fffffff0000000000000001'),
    lastWrite: { opTime, lastWriteDate: now, majorityOpTime: opTime, majorityWriteDate: now },
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: now,
    logicalSessionTimeoutMinutes: 30,
    connectionId: call.connection.id,
    minWireVersion: 0,
    maxWireVersion,
    readOnly: false,
    ...mechanismsFor(call),
    ...speculate(call),
    ok: 1,
  };
}

export const hello: Command = { fields: handshakeFields, isOpenToAll: true, run: handshake };

/** Answers no while nothing can be stored, so that health checks notice it. */
export const ping: Command = {
  fields: [],
  run(call) {
    check(!call.store.environment.isFull, 'OutOfDiskSpace', noRoom);
    return { ok: 1 };
  },
};

export const buildInfo: Command = {
  fields: [],
  run: () => ({
    version,
    versionArray: version.split('.').map(Number).concat(0),
    gitVersion: 'embedded store',
    modules: [],
    storageEngines: ['lmdb'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: maxDocumentBytes,
    ok: 1,
  }),
};

export const getParameter: Command = {
  isOfAdmin: true,
  fields: ['*'],
  run: (call) => {
    const known: Document = {
      enableTestCommands: call.store.settings.hasTestCommands,
      authenticationMechanisms: call.store.verifier ? [mechanism] : [],
      transactionLifetimeLimitSeconds:
        (call.store.settings.transactionLifetime ?? transactionLifetime) / 1000,
      featureCompatibilityVersion: { version: '8.0' },
    };
    const requested =
      call.body.getParameter === '*'
        ? Object.keys(known)
        : Object.keys(call.body).filter((name) => name in known);
    check(requested.length > 0, 'InvalidOptions', 'no option found to get');
    return { ...Object.fromEntries(requested.map((name) => [name, known[name]])), ok: 1 };
  },
};

export const whatsmyuri: Command = { fields: [], run: () => ({ you: '127.0.0.1:0', ok: 1 }) };

export const serverStatus: Command = {
  fields: ['*'],
  run: () => ({
    host: hostname(),
    version,
    process: 'store',
    pid: process.pid,
    uptime: process.uptime(),
    storageEngine: { name: 'lmdb' },
    processId,
    ok: 1,
  }),
};
