import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EJSON } from 'bson';
import type { Collection, Document, IndexDescription, MongoClient } from 'mongodb';
import { StoreError } from '../errors';
import { collectionOf, Definition, definitionsFile, isOwnDatabase } from './files';

const batch = 1000;

/**
 * Reads a folder that an export wrote, or files of mongoexport in folders named after databases. Answers how many
 * documents were added.
 * @throws StoreError for a collection that holds documents already, and for a line that is no extended JSON
 */
export async function importFrom(folder: string, client: MongoClient): Promise<number> {
  const found = await filesIn(folder);
  for (const { database, name } of found) {
    if (await client.db(database).collection(name).findOne()) {
      throw new StoreError(
        'foreign',
        `The collection ${database}.${name} holds documents already; drop it first.`,
      );
    }
  }
  const definitions = await definitionsIn(folder);
  for (const { database, name, options } of definitions)
    await client.db(database).createCollection(name, options);
  let count = 0;
  for (const { database, name, file } of found) {
    count += await readInto(client.db(database).collection(name), file);
  }
  // Last, so that each is built in one go.
  for (const { database, name, indexes } of definitions) {
    const specs = indexes.map(({ v: _, ...index }) => index as IndexDescription);
    if (specs.length > 0) await client.db(database).collection(name).createIndexes(specs);
  }
  return count;
}

type Found = { database: string; name: string; file: string };

async function filesIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    throw new StoreError('foreign', `The folder ${folder} cannot be read: ${error.message}.`);
  });
  const databases = entries.filter((entry) => entry.isDirectory() && !isOwnDatabase(entry.name));
  const found = await Promise.all(
    databases.map(async ({ name: database }) => {
      const files = await readdir(join(folder, database));
      return files
        .filter((file) => file.endsWith('.json') && !file.endsWith('.metadata.json'))
        .map((file) => ({ database, name: collectionOf(file), file: join(folder, database, file) }));
    }),
  );
  return found.flat();
}

async function definitionsIn(folder: string): Promise<Definition[]> {
  const text = await readFile(join(folder, definitionsFile), 'utf8').catch(() => '[]');
  return EJSON.parse(text) as Definition[];
}

async function readInto(collection: Collection, file: string): Promise<number> {
  let [count, line] = [0, 0];
  let pending: Document[] = [];
  const flush = async () => {
    if (pending.length > 0) await collection.insertMany(pending);
    count += pending.length;
    pending = [];
  };
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line++;
    if (text.trim() === '') continue;
    pending.push(parse(text, file, line));
    if (pending.length === batch) await flush();
  }
  await flush();
  return count;
}

function parse(text: string, file: string, line: number): Document {
  try {
    return EJSON.parse(text, { relaxed: false }) as Document;
  } catch (error) {
    throw new StoreError('foreign', `${file}, line ${line}: ${(error as Error).message}`);
  }
}
