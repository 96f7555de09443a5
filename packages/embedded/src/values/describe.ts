import { BSONRegExp, Decimal128, Long, ObjectId, Timestamp, UUID } from 'bson';
import { bsonKind, Document } from './types';

/** A value as MongoDB writes it into its messages, shell style: `{ email: "a@b.test", at: new Date(0) }`. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value !== 'object') return String(value);
  switch (bsonKind(value)) {
    case 'ObjectId':
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case 'Long':
      return String(value as Long);
    case 'Double':
      return `${Number(value)}.0`;
    case 'Decimal128':
      return `Decimal128("${(value as Decimal128).toString()}")`;
    case 'Timestamp':
      return `Timestamp(${(value as Timestamp).getHighBitsUnsigned()}, ${(value as Timestamp).getLowBitsUnsigned()})`;
    case 'BSONRegExp':
      return `/${(value as BSONRegExp).pattern}/${(value as BSONRegExp).options}`;
    case 'Binary':
      return value instanceof UUID ? `UUID("${value.toHexString()}")` : 'BinData(...)';
    case 'MinKey':
    case 'MaxKey':
      return bsonKind(value) as string;
  }
  const fields = Object.entries(value as Document).map(([name, field]) => `${name}: ${describe(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
