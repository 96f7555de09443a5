import { errorCodes } from '../errors';
import { readClientMetadata } from './client-metadata';
import { CommandsForTest } from './commands-for-test';

const client = {
  application: { name: 'observations' },
  driver: { name: 'nodejs', version: '7.8.0' },
  os: { type: 'Linux' },
};

it.each([
  ['nothing, as old clients', undefined],
  ['driver and system', client],
])('a client may send %s', (_, metadata) => {
  expect(readClientMetadata(metadata)).toEqual(metadata);
});

it.each<[unknown, keyof typeof errorCodes, string]>([
  [
    {},
    'ClientMetadataMissingField',
    "Missing required sub-document 'driver' in the client metadata document",
  ],
  ['nodejs', 'TypeMismatch', 'The client metadata document must be a document'],
  [
    { ...client, os: undefined },
    'ClientMetadataMissingField',
    "Missing required sub-document 'os' in the client metadata document",
  ],
  [
    { ...client, driver: { name: 'nodejs' } },
    'ClientMetadataMissingField',
    "Missing required field 'driver.version' in the client metadata document",
  ],
  [
    { ...client, driver: 'nodejs' },
    'TypeMismatch',
    "The 'driver' field is required to be a BSON document in the client metadata document",
  ],
  [
    { ...client, os: { type: 7 } },
    'TypeMismatch',
    "The 'os.type' field must be a string in the client metadata document",
  ],
  [
    { ...client, application: { name: 'x'.repeat(129) } },
    'ClientMetadataAppNameTooLarge',
    "The 'application.name' field must be less then or equal to 128 bytes in the client metadata document",
  ],
  [
    { ...client, platform: 'x'.repeat(512) },
    'ClientMetadataDocumentTooLarge',
    'The client metadata document must be less then or equal to 512 bytes',
  ],
])('a handshake that says %j is refused as %s', (metadata, codeName, message) => {
  expect(() => readClientMetadata(metadata)).toThrow(expect.objectContaining({ codeName, message }));
});

it('a client says who it is in its first handshake, and never again', async () => {
  const commands = await CommandsForTest.open();
  expect(await commands.run({ hello: 1, client: {} })).toMatchObject({ ok: 0, code: 180 });
  expect(await commands.run({ hello: 1, client })).toMatchObject({ ok: 1 });
  expect(await commands.run({ hello: 1 })).toMatchObject({ ok: 1 });
  expect(await commands.run({ hello: 1, client })).toMatchObject({
    code: 186,
    codeName: 'ClientMetadataCannotBeMutated',
  });
  await commands.close();
});
