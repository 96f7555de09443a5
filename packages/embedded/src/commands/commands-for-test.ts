import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { prepareDataFile } from '../storage/data-file';
import { Store } from '../store';
import { decode } from '../values/decode';
import type { Document } from '../values/types';
import { Connection } from './connection';
import { answering } from './dispatch';

/** A store without the network, for tests of what single commands answer. */
export class CommandsForTest {
  store: Store;
  private readonly connection = new Connection(1);

  private constructor(private readonly directory: string) {
    this.store = this.open();
  }

  /** Opens the store of a directory, a new and empty one unless given. */
  static async open(directory?: string): Promise<CommandsForTest> {
    const place = directory ?? (await mkdtemp(join(tmpdir(), 'store-commands-')));
    await prepareDataFile(place, false, () => undefined);
    return new CommandsForTest(place);
  }

  private open(): Store {
    const cacheBytes = 1_000_000;
    return new Store({ directory: this.directory, isDurable: false, cacheBytes, hasTestCommands: false });
  }

  /** Runs a command, on database `d` unless it names another; answers the reply. */
  async run(body: Document): Promise<Document> {
    const request = { body: { ...body, $db: body.$db ?? 'd' }, id: 1, isLegacy: false, isSilent: false };
    const reply = await answering(this.store, this.connection)(request);
    return reply === 'close' ? { ok: 0 } : reply.document;
  }

  /** All documents that a command with a cursor answers, with numbers as JavaScript has them. Throws where it fails. */
  async list(body: Document): Promise<Document[]> {
    return (await this.batch(body)).map((bytes) => deserialize(bytes));
  }

  /** The same, with numbers in the kind they are stored in. */
  async exactly(body: Document): Promise<Document[]> {
    return (await this.batch(body)).map((bytes) => decode(bytes));
  }

  private async batch(body: Document): Promise<Buffer[]> {
    const batch = 1e6;
    const batched =
      'find' in body ? { ...body, batchSize: batch } : { ...body, cursor: { batchSize: batch } };
    const request = { body: { ...batched, $db: body.$db ?? 'd' }, id: 1, isLegacy: false, isSilent: false };
    const reply = await answering(this.store, this.connection)(request);
    if (reply === 'close' || !reply.batch) throw new Error(JSON.stringify([body, reply]));
    return reply.batch.documents;
  }

  async restart(): Promise<void> {
    await this.store.close();
    this.store = this.open();
  }

  async close(): Promise<void> {
    await this.store.close();
    await rm(this.directory, { recursive: true, force: true });
  }
}
