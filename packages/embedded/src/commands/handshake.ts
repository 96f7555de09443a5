import { hostname } from 'node:os';
import { ObjectId } from 'bson';
import { maxMessageBytes } from '../protocol/message';
import { maxDocumentBytes } from '../values/encode';
import type { Document } from '../values/types';
import type { Call, Command } from './call';

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
    connectionId: call.connection,
    minWireVersion: 0,
    maxWireVersion,
    readOnly: false,
    ok: 1,
  };
}

export const hello: Command = { fields: handshakeFields, run: handshake };

export const ping: Command = { fields: [], run: () => ({ ok: 1 }) };

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
  fields: ['*'],
  run: (call) => {
    const known: Document = {
      enableTestCommands: call.store.settings.hasTestCommands,
      authenticationMechanisms: [],
      featureCompatibilityVersion: { version: '8.0' },
    };
    const asked =
      call.body.getParameter === '*'
        ? Object.keys(known)
        : Object.keys(call.body).filter((name) => name in known);
    return { ...Object.fromEntries(asked.map((name) => [name, known[name]])), ok: 1 };
  },
};

export const connectionStatus: Command = {
  fields: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
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
