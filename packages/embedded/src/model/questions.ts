import type { Document } from '../values/types';
import type { Random } from './random';

/**
 * Documents, filters, updates and pipelines of a small world, where chance meets the same values often. What mingo is
 * known to answer otherwise than MongoDB documents is left out: $count of nothing, empty buckets of $bucket, equality
 * with a document whose fields stand in another order, $addToSet to an array that holds a value twice, $sort
 * and $slice of a $push that makes the array.
 */
export class Questions {
  constructor(private readonly random: Random) {}

  private number = () => this.random.pick([-3, -1, 0, 1, 2, 2.5, 3, 7, 10]);
  private text = () => this.random.pick(['', 'a', 'ab', 'abc', 'B', 'b', 'z', 'äb']);
  private scalar = () =>
    this.random.pick([this.number, this.number, this.text, () => null, () => this.random.chance(50)])();
  private item = (): Document => ({
    x: this.number(),
    ...(this.random.chance(70) ? { y: this.text() } : {}),
  });

  document(_id: number): Document {
    const { random } = this;
    const document: Document = { _id };
    if (random.chance(85)) document.n = this.number();
    if (random.chance(80)) document.s = this.text();
    if (random.chance(70)) document.any = this.scalar();
    if (random.chance(70)) document.in = { n: this.number(), s: this.text() };
    if (random.chance(70)) document.tags = random.list(3, this.text);
    if (random.chance(60)) document.items = random.list(3, this.item);
    return document;
  }

  filter(depth = 0): Document {
    const { random } = this;
    if (depth < 2 && random.chance(25)) {
      const operator = random.pick(['$and', '$or', '$or', '$nor']);
      return { [operator]: Array.from({ length: 1 + random.below(3) }, () => this.filter(depth + 1)) };
    }
    const filter: Document = this.clause();
    return random.chance(35) ? { ...this.clause(), ...filter } : filter;
  }

  private range(value: () => unknown): Document {
    const range: Document = { [this.random.pick(['$gt', '$gte'])]: value() };
    if (this.random.chance(50)) range[this.random.pick(['$lt', '$lte'])] = value();
    return range;
  }

  private clause(): Document {
    const { random, number, text, scalar } = this;
    return random.pick<() => Document>([
      () => ({ _id: random.below(60) }),
      () => ({ _id: { $in: random.list(4, () => random.below(60)) } }),
      () => ({ _id: this.range(() => random.below(60)) }),
      () => ({ n: number() }),
      () => ({ n: this.range(number) }),
      () => ({ n: { $in: random.list(3, number) } }),
      () => ({ n: { $nin: random.list(3, number) } }),
      () => ({ n: { $ne: number() } }),
      () => ({ n: { $not: this.range(number) } }),
      () => ({ _id: { $mod: [3, 1] } }),
      () => ({ n: { $exists: random.chance(50) } }),
      () => ({ s: text() }),
      () => ({ s: this.range(text) }),
      () => ({ s: { $regex: random.pick(['^a', '^ab', 'b$', '^(a|z)', '^ab?']) } }),
      () => ({ any: scalar() }),
      () => ({ any: { $in: random.list(3, scalar) } }),
      () => ({ any: { $type: random.pick(['number', 'string', 'bool', 'null']) } }),
      () => ({ 'in.n': number() }),
      () => ({ 'in.n': this.range(number), 'in.s': this.range(text) }),
      () => ({ in: { n: number(), s: text() } }),
      () => ({ tags: text() }),
      () => ({ tags: { $in: random.list(3, text) } }),
      () => ({ tags: { $all: [text(), text()] } }),
      () => ({ tags: { $size: random.below(4) } }),
      () => ({ tags: this.range(text) }),
      () => ({ tags: { $elemMatch: this.range(text) } }),
      () => ({ 'tags.0': text() }),
      () => ({ 'items.x': this.range(number) }),
      () => ({ 'items.x': number(), 'items.y': text() }),
      () => ({ items: { $elemMatch: { x: this.range(number), y: text() } } }),
    ])();
  }

  /** An order that leaves no two documents equal. */
  sort(): Document {
    const path = this.random.pick(['n', 's', 'any', 'in.n', 'in.s', '_id']);
    const direction = () => this.random.pick([1, -1]);
    const second = this.random.chance(30) ? { s: direction() } : {};
    return { [path]: direction(), ...second, _id: direction() };
  }

  projection(): Document {
    const { random } = this;
    return random.pick<Document>([
      {},
      { n: 1 },
      { n: 1, 'in.s': 1 },
      { 'in.n': 0, tags: 0 },
      { 'items.x': 1 },
      { _id: 0, s: 1, n: 1 },
    ]);
  }

  update(): Document {
    const { random, number, text } = this;
    return random.pick<() => Document>([
      () => ({ $set: { n: number() } }),
      () => ({ $set: { s: text(), 'in.n': number() } }),
      () => ({ $set: { any: this.scalar() } }),
      () => ({ $unset: { [random.pick(['n', 's', 'in', 'tags', 'in.s'])]: '' } }),
      () => ({ $inc: { n: random.pick([1, -2]) } }),
      () => ({ $mul: { n: random.pick([2, 3]) } }),
      () => ({ $min: { n: number() } }),
      () => ({ $max: { n: number() } }),
      () => ({ $rename: { s: 'text' } }),
      () => ({ $rename: { text: 's' } }),
      () => ({ $push: { tags: text() } }),
      () => ({ $push: { tags: { $each: random.list(3, text) } } }),
      () => ({ $pull: { tags: text() } }),
      () => ({ $pop: { tags: random.pick([1, -1]) } }),
      () => ({ $pull: { items: { x: { $gt: number() } } } }),
    ])();
  }

  /** Stages after a `$match`; the last one leaves a settled order. */
  stages(): Document[] {
    const byId = { $sort: { _id: 1 } };
    return this.random.pick<Document[]>([
      [{ $group: { _id: '$s', count: { $sum: 1 }, sum: { $sum: '$n' }, most: { $max: '$n' } } }, byId],
      [{ $unwind: '$tags' }, { $group: { _id: '$tags', count: { $sum: 1 } } }, byId],
      [{ $project: { twice: { $multiply: ['$n', 2] }, short: { $ifNull: ['$s', 'none'] } } }, byId],
      [
        byId,
        {
          $facet: {
            few: [{ $limit: 2 }, { $project: { n: 1 } }],
            all: [{ $group: { _id: null, count: { $sum: 1 } } }],
          },
        },
      ],
      [{ $sortByCount: '$any' }, { $group: { _id: null, all: { $sum: '$count' } } }],
      [{ $addFields: { size: { $size: { $ifNull: ['$tags', []] } } } }, byId, { $skip: 1 }, { $limit: 5 }],
    ]);
  }
}
