import { check } from '../errors';
import { encodeReply } from '../values/encode';
import { Document, isDocument } from '../values/types';

const maxBytes = 512;
const maxNameBytes = 128;
const ending = 'in the client metadata document';

/**
 * Reads what a client says of itself in its first handshake, and refuses what MongoDB refuses: a driver that names
 * itself nowhere would connect here and nowhere else. Answers undefined for a client that says nothing.
 */
export function readClientMetadata(client: unknown): Document | undefined {
  if (client === undefined) return undefined;
  check(isDocument(client), 'TypeMismatch', 'The client metadata document must be a document');
  check(
    encodeReply(client).length <= maxBytes,
    'ClientMetadataDocumentTooLarge',
    `The client metadata document must be less then or equal to ${maxBytes} bytes`,
  );
  const { name } = part(client, 'application') ?? {};
  if (name !== undefined) {
    check(
      typeof name === 'string',
      'TypeMismatch',
      `The 'application.name' field must be a string ${ending}`,
    );
    check(
      Buffer.byteLength(name) <= maxNameBytes,
      'ClientMetadataAppNameTooLarge',
      `The 'application.name' field must be less then or equal to ${maxNameBytes} bytes ${ending}`,
    );
  }
  required(client, 'driver', ['name', 'version']);
  required(client, 'os', ['type']);
  return client;
}

function part(client: Document, name: string): Document | undefined {
  const value = client[name];
  if (value === undefined) return undefined;
  check(isDocument(value), 'TypeMismatch', `The '${name}' field is required to be a BSON document ${ending}`);
  return value;
}

function required(client: Document, name: string, fields: string[]): void {
  const given = part(client, name);
  check(given, 'ClientMetadataMissingField', `Missing required sub-document '${name}' ${ending}`);
  for (const field of fields) {
    const path = `${name}.${field}`;
    const value = given[field];
    check(value !== undefined, 'ClientMetadataMissingField', `Missing required field '${path}' ${ending}`);
    check(typeof value === 'string', 'TypeMismatch', `The '${path}' field must be a string ${ending}`);
  }
}
