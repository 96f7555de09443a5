import { MongoClient, type MongoClientOptions } from 'mongodb';

interface DriverConnection {
  prototype: { socket: NodeJS.EventEmitter; onClose(): void };
}

let isMended = false;

/**
 * The driver (7.8.0, 7.9.0 too) waits for "drain" after a write that a socket did not take at once. A socket that was
 * destroyed the moment before takes nothing and never drains, and only an error, which a server that goes away in peace
 * does not cause, ends the wait: then a request never ends, or the monitor never looks at the server again, and all is
 * away until the process starts anew. Whoever waits goes on when the socket has closed, and finds that it has.
 */
function mendDriver(): void {
  if (isMended) return;
  isMended = true;
  const { Connection } = require('mongodb/lib/cmap/connection') as { Connection: DriverConnection };
  const { onClose } = Connection.prototype;
  Connection.prototype.onClose = function () {
    onClose.call(this);
    this.socket.emit('drain');
  };
}

/**
 * How often the driver looks whether the database is there, and how long it waits for an answer beyond that. A machine that
 * goes without a word, as a container that is killed does, closes no connection: until the driver finds out by itself,
 * whoever asks waits. Its own 10 and 10 seconds are longer than a coach should.
 */
const noticing = { heartbeatFrequencyMS: 2000, connectTimeoutMS: 4000 } as const;

/** A client of a database, not connected yet. How long it waits for an answer can be said in the address. */
export function newMongoClient(url: string, options: MongoClientOptions): MongoClient {
  mendDriver();
  const { connectTimeoutMS, ...looking } = noticing;
  const waiting = /[?&]connectTimeoutMS=/i.test(url) ? {} : { connectTimeoutMS };
  return new MongoClient(url, { ...looking, ...waiting, ...options });
}
