import { CommandError } from '../errors';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { isOperators, MatchContext, Matcher, OperatorContext, PathTest } from './matcher';
import { compileAll, compileOperator, compileValue } from './operators';
import { anyAt } from './path';

export { isOperators, type MatchContext, type Matcher, type PathTest } from './matcher';

const matchAll: Matcher = () => true;

/** Compiles a filter. Throws BadValue, as MongoDB does, for operators it has not and arguments it refuses. */
export function compileFilter(filter: unknown, context: MatchContext = {}): Matcher {
  if (!isDocument(filter))
    throw new CommandError('BadValue', 'the match filter must be an expression in an object');
  const clauses = Object.entries(filter).map(([key, value]) => compileClause(key, value, context));
  if (clauses.length === 0) return matchAll;
  if (clauses.length === 1) return clauses[0] as Matcher;
  return (document, position) => clauses.every((clause) => clause(document, position));
}

function compileClause(key: string, value: unknown, context: MatchContext): Matcher {
  switch (key) {
    case '$and':
      return conjunction(branches(key, value, context));
    case '$or': {
      const any = branches(key, value, context);
      return (document, position) => any.some((branch) => branch(document, position));
    }
    case '$nor': {
      const none = branches(key, value, context);
      return (document) => !none.some((branch) => branch(document));
    }
    case '$expr':
      if (!context.expression) throw new CommandError('BadValue', '$expr is not allowed in this context');
      return context.expression(value);
    case '$comment':
      return matchAll;
  }
  if (key.startsWith('$')) {
    const refused = ['$where', '$text', '$jsonSchema', '$alwaysTrue', '$alwaysFalse', '$sampleRate'].includes(
      key,
    );
    if (refused) throw new CommandError('NotImplemented', `${key} is not supported by this store`);
    throw new CommandError(
      'BadValue',
      `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  }
  return compileField(key.split('.'), value, context);
}

function conjunction(all: Matcher[]): Matcher {
  return (document, position) => all.every((branch) => branch(document, position));
}

function branches(key: string, value: unknown, context: MatchContext): Matcher[] {
  if (!Array.isArray(value)) throw new CommandError('BadValue', `${key} must be an array`);
  if (value.length === 0) throw new CommandError('BadValue', '$and/$or/$nor must be a nonempty array');
  return value.map((branch) => {
    if (!isDocument(branch))
      throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects');
    return compileFilter(branch, context);
  });
}

/** Whether a filter's value is a set of operators rather than a document to be equal to. */
/** Compiles what is asked of one path: a value to equal, a pattern, or operators. */
export function compileField(parts: string[], value: unknown, context: MatchContext): Matcher {
  if (!isOperators(value)) return atPath(parts, compileValue(value, context));
  const tests = Object.entries(value).map(([operator, argument]) =>
    compileAtPath(parts, operator, argument, value, context),
  );
  return tests.length === 1 ? (tests[0] as Matcher) : conjunction(tests);
}

/** Operators that say something of the path as a whole are settled here, the others value by value. */
function compileAtPath(
  parts: string[],
  operator: string,
  argument: unknown,
  siblings: Document,
  context: MatchContext,
): Matcher {
  switch (operator) {
    case '$not':
      return negation(parts, argument, context);
    case '$ne':
      return not(atPath(parts, compileOperator('$eq', argument, siblings, forOperators(context))));
    case '$nin':
      return not(atPath(parts, compileOperator('$nin', argument, siblings, forOperators(context))));
    case '$exists': {
      const present = atPath(parts, { test: (value) => value !== undefined, reach: 'whole' });
      const isWanted = isNumeric(argument) ? toDouble(argument) !== 0 : Boolean(argument);
      return isWanted ? present : not(present);
    }
    case '$all': {
      const tests = compileAll(argument, forOperators(context)).map((test) => atPath(parts, test));
      return tests.length === 0 ? () => false : conjunction(tests);
    }
    case '$options':
      if (siblings.$regex === undefined) throw new CommandError('BadValue', '$options needs a $regex');
      return matchAll;
    case '$comment':
      return matchAll;
  }
  return atPath(parts, compileOperator(operator, argument, siblings, forOperators(context)));
}

function not(matcher: Matcher): Matcher {
  return (document) => !matcher(document);
}

function negation(parts: string[], argument: unknown, context: MatchContext): Matcher {
  const isPattern = argument instanceof RegExp || (argument as Document | null)?._bsontype === 'BSONRegExp';
  if (!isPattern && !isDocument(argument))
    throw new CommandError('BadValue', '$not needs a regex or a document');
  if (!isPattern && !isOperators(argument)) {
    throw new CommandError(
      'BadValue',
      Object.keys(argument as Document).length === 0
        ? '$not cannot be empty'
        : `unknown operator: ${Object.keys(argument as Document)[0]}`,
    );
  }
  return not(compileField(parts, argument, context));
}

function atPath(parts: string[], { test, reach }: PathTest): Matcher {
  const single = parts.length === 1 && parts[0] !== '__proto__' ? (parts[0] as string) : undefined;
  if (single !== undefined) {
    return (document, position) => {
      const value = document[single];
      if (!Array.isArray(value) && typeof value !== 'function') return test(value);
      return anyAt(document, parts, 0, (item) => test(item, position), reach, position);
    };
  }
  return (document, position) => anyAt(document, parts, 0, (item) => test(item, position), reach, position);
}

function elemMatch(argument: unknown, context: MatchContext): PathTest {
  if (!isDocument(argument)) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const first = Object.keys(argument)[0];
  const isOfValues = isOperators(argument) && !['$and', '$or', '$nor', '$expr'].includes(first as string);
  if (isOfValues && first === '$where')
    throw new CommandError('BadValue', '$elemMatch cannot contain $where');
  const matches = isOfValues ? compileField(['item'], argument, context) : compileFilter(argument, context);
  const accepts = (item: unknown) =>
    isOfValues
      ? matches({ item })
      : isDocument(item)
        ? matches(item)
        : Array.isArray(item) && matches({ ...item });
  return {
    test: (value, position) => {
      if (!Array.isArray(value)) return false;
      const index = value.findIndex(accepts);
      if (index >= 0 && position) position.index = index;
      return index >= 0;
    },
    reach: 'whole',
  };
}

const forOperators = (context: MatchContext): OperatorContext => ({
  ...context,
  elemMatch: (argument) => elemMatch(argument, context),
});
