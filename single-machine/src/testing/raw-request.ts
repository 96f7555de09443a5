import { connect } from 'node:net';

/** Sends bytes as they are, for what no client would send; resolves with all that comes back. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (chunk) => {
        answer += chunk;
      })
      .on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
      )
      .on('close', () => resolve(answer));
  });
}
