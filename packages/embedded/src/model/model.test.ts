import { Aggregator, Query, update } from 'mingo';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';
import { Questions } from './questions';
import { Random } from './random';

const rounds = 400;
const restartEvery = 150;

const indexes: Document[] = [
  { key: { n: 1 } },
  { key: { s: -1, n: 1 } },
  { key: { any: 1 }, sparse: true },
  { key: { 'in.n': 1, 'in.s': -1 } },
  { key: { tags: 1 } },
  { key: { 'items.x': 1, 'items.y': 1 } },
  { key: { n: -1, _id: 1 }, partialFilterExpression: { n: { $gt: 0 } } },
];
const named = indexes.map((index, i) => ({ ...index, name: `index${i}` }));

/** The same documents in the store and in an array, and the same operations on both. */
class Twins {
  model: Document[] = [];
  private nextId = 0;

  constructor(
    private readonly commands: CommandsForTest,
    private readonly random: Random,
    private readonly questions = new Questions(random),
  ) {}

  async step(): Promise<void> {
    const { random } = this;
    const kinds = [
      'insert',
      'update',
      'update',
      'remove',
      'find',
      'find',
      'find',
      'count',
      'distinct',
      'aggregate',
    ] as const;
    await this[this.model.length < 20 ? 'insert' : random.pick(kinds)]();
  }

  private async run(command: Document): Promise<Document> {
    const reply = await this.commands.run(command);
    if (reply.ok !== 1 || reply.writeErrors) throw new Error(JSON.stringify([command, reply]));
    return reply;
  }

  private matching(filter: Document): Document[] {
    return new Query(filter as never).find<Document>(this.model as never, {}).all();
  }

  private async insert(): Promise<void> {
    const document = this.questions.document(this.nextId++);
    await this.run({ insert: 'c', documents: [document] });
    this.model.push(copyOf(document));
  }

  /** Both answers at once, so that a failure shows what was asked. */
  private compare(command: unknown, actual: unknown, expected: unknown): void {
    const text = JSON.stringify(command);
    expect({ text, answer: actual }).toEqual({ text, answer: expected });
  }

  private async update(): Promise<void> {
    const [filter, change] = [this.questions.filter(), this.questions.update()];
    const targets = new Set(this.matching(filter));
    const changed = copyOf([...targets]);
    for (const document of changed) update(document as never, change as never);
    const reply = await this.run({ update: 'c', updates: [{ q: filter, u: change, multi: true }] });
    this.compare([filter, change], reply.n, targets.size);
    this.model = [...this.model.filter((document) => !targets.has(document)), ...changed];
    const ids = changed.map(({ _id }) => _id);
    const updated = await this.commands.list({ find: 'c', filter: { _id: { $in: ids } }, sort: { _id: 1 } });
    this.compare([filter, change], updated, changed.sort(byId));
  }

  private async remove(): Promise<void> {
    const filter = { $and: [this.questions.filter(), this.questions.filter()] };
    const targets = new Set(this.matching(filter));
    const reply = await this.run({ delete: 'c', deletes: [{ q: filter, limit: 0 }] });
    this.compare(filter, reply.n, targets.size);
    this.model = this.model.filter((document) => !targets.has(document));
  }

  private async find(): Promise<void> {
    const { questions, random } = this;
    const [filter, sort, projection] = [questions.filter(), questions.sort(), questions.projection()];
    const [skip, limit] = [random.below(3), random.pick([0, 1, 5])];
    const found = new Query(filter as never)
      .find<Document>(copyOf(this.model) as never, projection)
      .sort(sort as never)
      .skip(skip);
    const expected = limit > 0 ? found.limit(limit).all() : found.all();
    const command = { find: 'c', filter, sort, projection, skip, limit };
    this.compare(command, await this.commands.list(command), expected);
  }

  private async count(): Promise<void> {
    const query = this.questions.filter();
    const { n } = await this.run({ count: 'c', query });
    this.compare(query, n, this.matching(query).length);
  }

  private async distinct(): Promise<void> {
    const query = this.questions.filter();
    const { values } = await this.run({ distinct: 'c', key: 'n', query });
    const expected = new Set(this.matching(query).flatMap(({ n }) => (n === undefined ? [] : [n])));
    const plain = (values as unknown[]).map(Number);
    this.compare(
      query,
      plain,
      [...expected].map(Number).sort((a, b) => a - b),
    );
  }

  private async aggregate(): Promise<void> {
    const pipeline = [{ $match: this.questions.filter() }, ...this.questions.stages()];
    const expected = new Aggregator(pipeline as never).run(copyOf(this.model) as never);
    this.compare(pipeline, await this.commands.list({ aggregate: 'c', pipeline, cursor: {} }), expected);
  }

  async compareAll(): Promise<void> {
    const sort = { _id: 1 };
    const expected = [...this.model].sort(byId);
    this.compare('all', await this.commands.list({ find: 'c', sort }), expected);
  }
}

/** Not `structuredClone`, whose objects are of another realm in Jest, where mingo takes them for no documents. */
function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function byId(a: Document, b: Document): number {
  return Number(a._id) - Number(b._id);
}

describe.each([
  ['without indexes', []],
  ['with indexes', named],
])('the store answers as mingo does over an array, %s', (_, specs) => {
  it.each([1, 2, 3, 4])('random operations, seed %i', async (seed) => {
    const commands = await CommandsForTest.open();
    if (specs.length > 0) await commands.run({ createIndexes: 'c', indexes: specs });
    const twins = new Twins(commands, new Random(seed * 7919));
    for (let round = 1; round <= rounds; round++) {
      await twins.step();
      if (round % restartEvery === 0) await commands.restart();
    }
    await twins.compareAll();
    await commands.close();
  });
});
