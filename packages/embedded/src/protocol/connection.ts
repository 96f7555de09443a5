import type { Socket } from 'node:net';
import { encodeMessage, messageLength, parseMessage, Reply, Request } from './message';

/** Answers one command; a rejection closes the connection. */
export type Answer = (request: Request) => Promise<Reply | 'close'>;

/** Cuts a socket's bytes into messages and answers them one after another. Bad input ends only this connection. */
export function serve(socket: Socket, answer: Answer): void {
  let arrived: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  let lastId = 0;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    arrived.push(chunk);
    size += chunk.length;
    void advance();
  });

  async function advance(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let message = next(); message; message = next()) {
        const request = parseMessage(message);
        const reply = await answer(request);
        if (reply === 'close') return void socket.destroy();
        if (!request.isSilent && !socket.destroyed) socket.write(encodeMessage(request, reply, ++lastId));
      }
    } catch {
      socket.destroy();
    } finally {
      isBusy = false;
    }
  }

  function next(): Buffer | undefined {
    if (size < 4 || socket.destroyed) return undefined;
    if ((arrived[0] as Buffer).length < 4) arrived = [Buffer.concat(arrived)];
    const length = messageLength(arrived[0] as Buffer);
    if (size < length) return undefined;
    const all = arrived.length === 1 ? (arrived[0] as Buffer) : Buffer.concat(arrived);
    arrived = all.length > length ? [all.subarray(length)] : [];
    size -= length;
    return all.subarray(0, length);
  }
}
