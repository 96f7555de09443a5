import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { CommandError, check } from '../errors';

/** The only one who may give commands. */
export type Credentials = { user: string; password: string };

/** What a server stores of a password (RFC 5802): enough to check it, too little to use it. */
export type Verifier = {
  user: string;
  salt: Buffer;
  iterations: number;
  storedKey: Buffer;
  serverKey: Buffer;
};

export const mechanism = 'SCRAM-SHA-256';

/** As MongoDB has them for SCRAM-SHA-256. */
const iterations = 15_000;
const saltBytes = 28;
const keyBytes = 32;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export function verifierOf({ user, password }: Credentials): Verifier {
  const salt = randomBytes(saltBytes);
  const salted = pbkdf2Sync(password, salt, iterations, keyBytes, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest();
  return { user, salt, iterations, storedKey, serverKey: hmac(salted, 'Server Key') };
}

export const authenticationFailed = () => new CommandError('AuthenticationFailed', 'Authentication failed.');

/** One client's proof that it knows the password: two messages each way, and the password in none of them. */
export class Conversation {
  readonly id = 1;
  /** What the server says first. */
  readonly opening: string;
  private readonly nonce: string;
  private readonly clientFirst: string;

  /** Takes the client's first message. Throws AuthenticationFailed. */
  constructor(
    private readonly verifier: Verifier,
    clientFirst: string,
    /** Whether the server's last message ends it, or the client confirms once more. */
    readonly endsAtOnce: boolean,
  ) {
    const found = /^n,(?:a=[^,]*)?,(n=([^,]*),r=([\x21-\x2b\x2d-\x7e]+))$/.exec(clientFirst);
    const name = found?.[2]?.replaceAll('=2C', ',').replaceAll('=3D', '=');
    if (!found || name !== verifier.user) throw authenticationFailed();
    this.clientFirst = found[1] as string;
    this.nonce = `${found[3]}${randomBytes(24).toString('base64')}`;
    const { salt, iterations: count } = verifier;
    this.opening = `r=${this.nonce},s=${salt.toString('base64')},i=${count}`;
  }

  /** Checks the client's proof and answers the server's own. Throws AuthenticationFailed. */
  prove(clientFinal: string): string {
    const found = /^((c=[^,]+),r=([^,]+)),p=([A-Za-z0-9+/=]+)$/.exec(clientFinal);
    if (!found || found[3] !== this.nonce) throw authenticationFailed();
    check(found[2] === 'c=biws', 'AuthenticationFailed', 'Authentication failed.');
    const messages = `${this.clientFirst},${this.opening},${found[1]}`;
    const proof = Buffer.from(found[4] as string, 'base64');
    const signature = hmac(this.verifier.storedKey, messages);
    if (proof.length !== signature.length) throw authenticationFailed();
    const clientKey = Buffer.from(proof.map((byte, i) => byte ^ (signature[i] as number)));
    const storedKey = createHash('sha256').update(clientKey).digest();
    if (!timingSafeEqual(storedKey, this.verifier.storedKey)) throw authenticationFailed();
    return `v=${hmac(this.verifier.serverKey, messages).toString('base64')}`;
  }
}
