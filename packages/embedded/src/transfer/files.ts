import { join } from 'node:path';
import type { Document } from 'mongodb';

/**
 * What an export consists of: `DATABASE/COLLECTION.json` with one document of canonical extended JSON per line, as
 * MongoDB's own mongoexport and mongoimport have it, and one file with what those do not carry.
 */
export const definitionsFile = 'collections.json';

/** Options and indexes of one collection, the index on _id left out. */
export type Definition = { database: string; name: string; options: Document; indexes: Document[] };

/** Databases that are the store's own business. */
export const isOwnDatabase = (name: string) => ['admin', 'config', 'local'].includes(name);

/** A collection's name may hold what a file's may not. */
export function fileOf(folder: string, database: string, collection: string): string {
  return join(folder, database, `${encodeURIComponent(collection)}.json`);
}

export function collectionOf(file: string): string {
  return decodeURIComponent(file.replace(/\.json$/, ''));
}
