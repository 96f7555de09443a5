import { z } from 'zod';

/** Name of the manifest within the archive. */
export const MANIFEST = 'manifest.json';
/** What says that an archive is of ours, and in which form. */
const FORMAT = 'coaching-organization';

const entrySchema = z.strictObject({
  path: z.string(),
  /** In bytes, unpacked. */
  length: z.int().min(0),
  /** SHA-256 of the unpacked bytes, in hex. */
  sha256: z.string().length(64),
});
export type ManifestEntry = z.infer<typeof entrySchema>;

/** What is in the archive, in the order in which it is there, and what is not, and why. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  organization: z.strictObject({ uid: z.string(), name: z.string() }),
  made_at: z.iso.datetime(),
  left_out: z.array(z.string()),
  entries: z.array(entrySchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestOf = (said: Omit<Manifest, 'format' | 'version'>): Manifest => ({
  format: FORMAT,
  version: 1,
  ...said,
});

/** Where the rows of a collection are within the archive. */
export const rowsPath = (service: string, collection: string): string => `${service}/${collection}.ndjson`;
/** The same as a table for spreadsheets, which is not read again. */
export const tablePath = (service: string, collection: string): string => `${service}/${collection}.csv`;
/** Where a file is that people sent. */
export const filePath = (service: string, key: string): string => `${service}/files/${key}`;
