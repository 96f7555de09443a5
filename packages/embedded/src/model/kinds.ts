import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Document } from '../values/types';
import type { Random } from './random';

const long = 'a'.repeat(5000);
const pattern = new BSONRegExp('^a', '');

/** Documents and filters of values of every kind BSON has, nested in lists and documents, and of texts too long for a key. */
export class Kinds {
  constructor(private readonly random: Random) {}

  /** A value that may stand in a comparison; a pattern may not. */
  private scalar = (): unknown => {
    const { random } = this;
    return random.pick<() => unknown>([
      () => random.below(4) - 1,
      () => new Double(random.below(3)),
      () => random.pick([0.5, 1.5, 1e20, Number.NaN, Number.POSITIVE_INFINITY, 9007199254740992]),
      () => Long.fromString(random.pick(['0', '1', '9007199254740993'])),
      () => Decimal128.fromString(random.pick(['1', '1.5', '-1', 'NaN', 'Infinity'])),
      () => random.pick(['', 'a', 'A', 'ab', 'b', 'é', '\0x', long, `${long}b`]),
      () => random.pick([null, true, false, new MinKey(), new MaxKey()]),
      () => new Date(random.below(3)),
      () => new ObjectId(`${random.below(2)}`.padStart(24, '0')),
      () => new Binary(Buffer.from(random.pick(['a', 'b', 'ab']))),
      () => new Timestamp({ t: random.below(2), i: random.below(2) }),
      () => random.pick([{}, { x: 1 }, { x: 0, y: null }, { y: null, x: 0 }]),
    ])();
  };

  private value = (depth = 0): unknown => {
    if (depth < 2 && this.random.chance(25)) return this.random.list(2, () => this.value(depth + 1));
    return this.random.chance(4) ? pattern : this.scalar();
  };

  document(_id: number): Document {
    const { random, value } = this;
    const document: Document = { _id };
    if (random.chance(88)) document.a = value();
    if (random.chance(88)) document.b = value();
    if (random.chance(66))
      document.c = random.pick([{ d: value() }, [{ d: value() }, { d: value() }], value()]);
    return document;
  }

  readonly path = () => this.random.pick(['a', 'a', 'b', 'c.d', 'c', 'a.x', 'a.0']);

  filter(depth = 0): Document {
    const { random } = this;
    if (depth < 2 && random.chance(25)) {
      const branches = Array.from({ length: 1 + random.below(2) }, () => this.filter(depth + 1));
      return { [random.pick(['$or', '$and', '$nor'])]: branches };
    }
    const filter: Document = { [this.path()]: this.condition() };
    if (random.chance(40)) filter[this.path()] = this.condition();
    return filter;
  }

  private condition(): unknown {
    const { random, scalar, value } = this;
    return random.pick<() => unknown>([
      value,
      () => ({ $eq: value() }),
      () => ({ $in: [value(), value(), value()] }),
      () => ({ $gt: scalar() }),
      () => ({ $gte: scalar() }),
      () => ({ $lt: scalar() }),
      () => ({ $gt: scalar(), $lte: scalar() }),
      () => ({ $ne: scalar() }),
      () => ({ $nin: [value()] }),
      () => ({ $not: { $gte: scalar() } }),
      () => ({ $exists: random.chance(50) }),
      () => ({ $elemMatch: { $gte: scalar(), $lt: scalar() } }),
      () => ({ $elemMatch: { x: random.below(2) } }),
      () => ({ $type: random.pick(['number', 'string', 'null', 'array', 'object']) }),
      () => ({ $regex: random.pick(['^a', 'b', '^A|b']) }),
      () => ({ $regex: '^a', $options: 'i' }),
      () => ({ $all: [value(), value()] }),
      () => ({ $size: random.below(3) }),
    ])();
  }
}
