import type { Socket } from 'node:net';
import { CommandError } from '../errors';
import { encodeMessage, maxMessageBytes, messageLength, parseMessage, Reply, Request } from './message';

/** Answers one command; a rejection closes the connection. */
export type Answer = (request: Request) => Promise<Reply | 'close'>;

/** The other side of a connection: what answers it, and how long a message it may send by now. */
export type Peer = { answer: Answer; longestMessage(): number };

/** Cuts a socket's bytes into messages and answers them one after another. Bad input ends only this connection. */
export function serve(socket: Socket, { answer, longestMessage }: Peer): void {
  let arrived: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  let lastId = 0;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    arrived.push(chunk);
    size += chunk.length;
    // While one message is worked on, no more than one other is taken in.
    if (isBusy && size > maxMessageBytes) socket.pause();
    else void advance();
  });

  async function advance(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let message = next(); message; message = next()) {
        const request = parse(message);
        const reply = request && (await answer(request));
        if (!request || !reply) continue;
        if (reply === 'close') return void socket.destroy();
        if (!request.isSilent && !socket.destroyed) socket.write(encodeMessage(request, reply, ++lastId));
      }
    } catch {
      socket.destroy();
    } finally {
      isBusy = false;
      socket.resume();
    }
  }

  /** A whole message with bad BSON in it is answered; one that breaks the protocol ends the connection. */
  function parse(message: Buffer): Request | undefined {
    try {
      return parseMessage(message);
    } catch (error) {
      if (!(error instanceof CommandError) || error.codeName === 'ProtocolError') throw error;
      const { code, codeName, message: errmsg } = error;
      const request = { id: message.readInt32LE(4), isLegacy: false };
      socket.write(encodeMessage(request, { document: { ok: 0, errmsg, code, codeName } }, ++lastId));
      return undefined;
    }
  }

  function next(): Buffer | undefined {
    if (size < 4 || socket.destroyed) return undefined;
    if ((arrived[0] as Buffer).length < 4) arrived = [Buffer.concat(arrived)];
    const length = messageLength(arrived[0] as Buffer, longestMessage());
    if (size < length) return undefined;
    const all = arrived.length === 1 ? (arrived[0] as Buffer) : Buffer.concat(arrived);
    arrived = all.length > length ? [all.subarray(length)] : [];
    size -= length;
    return all.subarray(0, length);
  }
}
