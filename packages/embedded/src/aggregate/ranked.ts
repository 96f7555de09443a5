import { check } from '../errors';
import { sortDocuments, sortSpec } from '../query/sort';
import { isNumeric, toDouble } from '../values/numbers';
import { compare } from '../values/order';
import { Document, isDocument } from '../values/types';
import { compileExpression } from './expressions';
import { isNil } from './operator';

/** Computes a field of a group from its documents. */
type OfGroup = (documents: Document[]) => unknown;

function countOf(name: string, n: unknown, variables: Document): number {
  const value = compileExpression(n, variables)({});
  const count = isNumeric(value) ? toDouble(value) : Number.NaN;
  check(Number.isInteger(count) && count > 0, 5787908, `'n' of ${name} must be a positive integer`);
  return count;
}

function specOf(name: string, argument: unknown, fields: string[]): Document {
  const isComplete =
    isDocument(argument) && Object.keys(argument).sort().join() === [...fields].sort().join();
  check(isComplete, 5788001, `${name} takes the fields ${fields.join(', ')}`);
  return argument as Document;
}

/** The first documents in an order, or the last: $top, $topN, $bottom, $bottomN. */
function placed(name: string, argument: unknown, variables: Document): OfGroup {
  const isMany = name.endsWith('N');
  const { sortBy, output, n } = specOf(name, argument, [...(isMany ? ['n'] : []), 'sortBy', 'output']);
  const [spec, value] = [sortSpec(sortBy), compileExpression(output, variables)];
  const count = isMany ? countOf(name, n, variables) : 1;
  return (documents) => {
    const sorted = sortDocuments(documents, spec, (document) => document);
    const chosen = name.startsWith('$top') ? sorted.slice(0, count) : sorted.slice(-count);
    const values = chosen.map((document) => value(document) ?? null);
    return isMany ? values : (values[0] ?? null);
  };
}

/** The first, last, greatest or least values: $firstN, $lastN, $maxN, $minN. */
function chosen(name: string, argument: unknown, variables: Document): OfGroup {
  const { input, n } = specOf(name, argument, ['input', 'n']);
  const [value, count] = [compileExpression(input, variables), countOf(name, n, variables)];
  return (documents) => {
    const values = documents.map(value);
    if (name === '$firstN') return values.slice(0, count).map((item) => item ?? null);
    if (name === '$lastN') return values.slice(-count).map((item) => item ?? null);
    const sign = name === '$maxN' ? -1 : 1;
    return values
      .filter((item) => !isNil(item))
      .sort((a, b) => compare(a, b) * sign)
      .slice(0, count);
  };
}

/** Accumulators that choose some of a group's documents or values. */
export function compileRanked(name: string, argument: unknown, variables: Document): OfGroup | undefined {
  if (/^\$(top|bottom)N?$/.test(name)) return placed(name, argument, variables);
  return /^\$(first|last|max|min)N$/.test(name) ? chosen(name, argument, variables) : undefined;
}
