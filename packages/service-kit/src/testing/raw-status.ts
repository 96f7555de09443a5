import { connect } from 'node:net';

/** Sends the head of a request as it is, for what no client would send; resolves with the status that comes back. */
export function rawStatus(origin: string, head: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n`),
    );
    socket.setEncoding('utf8').once('data', (text: string) => {
      socket.destroy();
      resolve(Number(text.split(' ')[1]));
    });
    socket.once('error', reject);
  });
}
