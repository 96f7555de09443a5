import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { archiveOf } from './archive';

it('holds each file as it is, and a manifest with its size and checksum', async () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const text = '{ "title": "Brüche" }\n';
  const data = { files: [{ path: 'observation/a.json', text }], left_out: ['Your password.'] };
  const files = unzipSync(await archiveOf(data, { uid: 'maya', username: 'Maya Okafor' }, now));
  expect(Object.keys(files)).toEqual(['manifest.json', 'observation/a.json']);
  expect(strFromU8(files['observation/a.json']!)).toBe(text);
  expect(JSON.parse(strFromU8(files['manifest.json']!))).toEqual({
    format: 'person',
    version: 1,
    about: { uid: 'maya', username: 'Maya Okafor' },
    exported_at: now.toISOString(),
    files: [
      { path: 'observation/a.json', bytes: 23, sha256: createHash('sha256').update(text).digest('hex') },
    ],
    left_out: ['Your password.'],
  });
});
