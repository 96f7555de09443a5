import { Binary } from 'bson';
import { authenticationFailed, Conversation, mechanism } from '../authentication/scram';
import { CommandError, check } from '../errors';
import { Document, isDocument } from '../values/types';
import type { Call, Command } from './call';

const payload = (text: string) => new Binary(Buffer.from(text));

function textOf(value: unknown): string {
  if (value instanceof Binary) return Buffer.from(value.value()).toString();
  if (typeof value === 'string') return Buffer.from(value, 'base64').toString();
  throw new CommandError('TypeMismatch', 'The payload must be binary data or a text');
}

/** Begins a proof. Throws AuthenticationFailed for another user's, and for what cannot be read. */
function begin(call: Call, request: Document): Document {
  const { verifier } = call.store;
  check(
    request.mechanism === mechanism,
    'MechanismUnavailable',
    `Received authentication for mechanism ${request.mechanism} which is not enabled`,
  );
  if (!verifier) throw authenticationFailed();
  const { skipEmptyExchange } = isDocument(request.options) ? request.options : {};
  const conversation = new Conversation(verifier, textOf(request.payload), skipEmptyExchange === true);
  call.connection.conversation = conversation;
  return { conversationId: conversation.id, done: false, payload: payload(conversation.opening) };
}

/** What a handshake answers of the proof that it carries; nothing where that cannot be begun. */
export function speculate(call: Call): Document {
  const request = call.body.speculativeAuthenticate;
  if (!isDocument(request) || request.saslStart === undefined) return {};
  try {
    return { speculativeAuthenticate: begin(call, request) };
  } catch (error) {
    if (error instanceof CommandError) return {};
    throw error;
  }
}

/** By which ways the named user can prove itself, where a handshake asks. */
export function mechanismsFor(call: Call): Document {
  const { verifier } = call.store;
  const request = call.body.saslSupportedMechs;
  return verifier && request === `admin.${verifier.user}` ? { saslSupportedMechs: [mechanism] } : {};
}

export const saslStart: Command = {
  fields: ['mechanism', 'payload', 'options', 'autoAuthorize', 'db'],
  isOpenToAll: true,
  run: (call) => ({ ...begin(call, call.body), ok: 1 }),
};

export const saslContinue: Command = {
  fields: ['conversationId', 'payload', 'db'],
  isOpenToAll: true,
  run(call) {
    const { connection, body } = call;
    const { conversation } = connection;
    check(conversation, 'ProtocolError', 'No SASL session state found');
    check(
      Number(body.conversationId) === conversation.id,
      'ProtocolError',
      'sasl: Mismatched conversation id',
    );
    const given = textOf(body.payload);
    // Whoever wants one more exchange says nothing in it.
    if (connection.mayAsk && given === '') {
      connection.conversation = undefined;
      return { conversationId: conversation.id, done: true, payload: payload(''), ok: 1 };
    }
    connection.conversation = undefined;
    const answer = conversation.prove(given);
    connection.mayAsk = true;
    if (!conversation.endsAtOnce) connection.conversation = conversation;
    const done = conversation.endsAtOnce;
    return { conversationId: conversation.id, done, payload: payload(answer), ok: 1 };
  },
};

export const logout: Command = {
  fields: [],
  run(call) {
    call.connection.mayAsk = call.store.verifier === undefined;
    return { ok: 1 };
  },
};

export const connectionStatus: Command = {
  fields: ['showPrivileges'],
  run(call) {
    const user = call.store.verifier?.user;
    const roles = user ? [{ role: 'root', db: 'admin' }] : [];
    const users = user ? [{ user, db: 'admin' }] : [];
    return { authInfo: { authenticatedUsers: users, authenticatedUserRoles: roles }, ok: 1 };
  },
};
