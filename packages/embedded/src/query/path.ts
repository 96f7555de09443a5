import { Document, fieldOf, isDocument } from '../values/types';

/** Which item of the outermost array made a filter match, for the positional operator. */
export type MatchPosition = { index?: number };

/** Says of one value reached, or undefined where there is none, whether it satisfies. */
export type ValueTest = (value: unknown) => boolean;

/** Whether a test looks at an array as a whole only, or at its items too. */
export type Reach = 'whole' | 'items';

/**
 * Whether the test holds for any value a dotted path reaches: through documents, through each item of arrays on
 * the way, and through positions where the path has a number.
 */
export function anyAt(
  document: unknown,
  parts: string[],
  from: number,
  test: ValueTest,
  reach: Reach,
  position?: MatchPosition,
): boolean {
  if (from === parts.length) return anyOf(document, test, reach, position);
  const name = parts[from] as string;
  if (Array.isArray(document)) {
    if (isIndex(name) && Number(name) < document.length) {
      if (anyAt(document[Number(name)], parts, from + 1, test, reach, position)) return true;
    }
    for (let i = 0; i < document.length; i++) {
      if (isDocument(document[i]) && anyAt(document[i], parts, from, test, reach, position)) {
        if (position) position.index = i;
        return true;
      }
    }
    return false;
  }
  if (!isDocument(document)) return test(undefined);
  return anyAt(fieldOf(document, name), parts, from + 1, test, reach, position);
}

function anyOf(value: unknown, test: ValueTest, reach: Reach, position?: MatchPosition): boolean {
  if (Array.isArray(value) && reach === 'items') {
    for (let i = 0; i < value.length; i++) {
      if (test(value[i])) {
        if (position) position.index = i;
        return true;
      }
    }
  }
  return test(value);
}

export function isIndex(name: string): boolean {
  return /^(0|[1-9]\d*)$/.test(name);
}

/** All values a path reaches, as `distinct` counts them and sorting compares them; arrays at the end are opened. */
export function valuesAt(document: Document, parts: string[]): unknown[] {
  const values: unknown[] = [];
  const collect = (value: unknown) => {
    values.push(value);
    return false;
  };
  anyAt(document, parts, 0, (value) => (Array.isArray(value) ? false : collect(value)), 'items');
  return values;
}
