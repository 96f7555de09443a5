import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EJSON } from 'bson';
import type { ClientSession, Db, Document, MongoClient } from 'mongodb';
import { StoreError } from '../errors';
import { Definition, definitionsFile, fileOf, isOwnDatabase } from './files';

/**
 * Writes all databases into a new folder, as they are at one moment, also while others write. The folder appears
 * when it is complete. Answers how many documents it holds.
 * @throws StoreError where the folder exists
 */
export async function exportTo(folder: string, client: MongoClient): Promise<number> {
  if (existsSync(folder))
    throw new StoreError('not-writable', `The folder ${folder} exists; name one that does not.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const count = await client.withSession({ snapshot: true }, (session) => writeAll(client, session, partial));
  await rename(partial, folder);
  return count;
}

async function writeAll(client: MongoClient, session: ClientSession, folder: string): Promise<number> {
  // The session's first read chooses the moment; what is listed after it was there then, or is empty in it.
  await client.db('admin').collection('none').findOne({}, { session });
  const definitions: Definition[] = [];
  let count = 0;
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((database) => !isOwnDatabase(database.name))) {
    const db = client.db(name);
    for (const collection of await db.listCollections({}, { nameOnly: false }).toArray()) {
      definitions.push(await definitionOf(db, collection.name, collection.options ?? {}));
      count += await writeCollection(db, collection.name, session, folder);
    }
  }
  await writeFile(join(folder, definitionsFile), EJSON.stringify(definitions, undefined, 2));
  return count;
}

async function definitionOf(db: Db, name: string, options: Document): Promise<Definition> {
  const indexes = await db.collection(name).indexes();
  return {
    database: db.databaseName,
    name,
    options,
    indexes: indexes.filter((index) => index.name !== '_id_'),
  };
}

async function writeCollection(
  db: Db,
  name: string,
  session: ClientSession,
  folder: string,
): Promise<number> {
  const file = fileOf(folder, db.databaseName, name);
  await mkdir(dirname(file), { recursive: true });
  const kinds = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };
  const documents = db.collection(name).find({}, { session, batchSize: 1000, ...kinds });
  let count = 0;
  async function* lines() {
    for await (const document of documents) {
      count++;
      yield `${EJSON.stringify(document, { relaxed: false })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return count;
}
