import { aggregate } from './aggregate';
import { connectionStatus, logout, saslContinue, saslStart } from './authentication';
import { bulkWrite } from './bulk-write';
import type { Command } from './call';
import { collStats, create, drop, dropDatabase, listCollections, listDatabases } from './collections';
import { insert, remove, update } from './crud';
import { explain } from './explain';
import { configureFailPoint } from './fail-points';
import { count, distinct, find, getMore, killCursors } from './find';
import { findAndModify } from './find-and-modify';
import { buildInfo, getParameter, hello, ping, serverStatus, whatsmyuri } from './handshake';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { collMod } from './modify';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  killAllSessions,
  killAllSessionsByPattern,
  killSessions,
  refreshSessions,
  startSession,
} from './sessions';

/** Every command this store has, under MongoDB's names. */
export const commands = new Map<string, Command>(
  Object.entries({
    hello,
    isMaster: hello,
    ismaster: hello,
    ping,
    buildInfo,
    buildinfo: buildInfo,
    getParameter,
    connectionStatus,
    saslStart,
    saslContinue,
    logout,
    whatsmyuri,
    serverStatus,
    insert,
    update,
    delete: remove,
    bulkWrite,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    findAndModify,
    findandmodify: findAndModify,
    aggregate,
    explain,
    create,
    collMod,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    collStats,
    createIndexes,
    dropIndexes,
    listIndexes,
    configureFailPoint,
    startSession,
    endSessions,
    refreshSessions,
    killSessions,
    killAllSessions,
    killAllSessionsByPattern,
    commitTransaction,
    abortTransaction,
  }),
);
