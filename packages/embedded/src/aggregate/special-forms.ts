import { CommandError, check } from '../errors';
import { typeName, typeNameOf } from '../query/types';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, fieldOf, isDocument } from '../values/types';
import { convert } from './conversions';
import type { Code, Compile } from './expressions';
import { isNil, isTrue } from './operator';

/** An operator that decides itself which of its arguments are computed, and under which names. */
type SpecialForm = (argument: unknown, compile: Compile) => Code;

function fieldsOf(name: string, argument: unknown, required: string[], optional: string[] = []): Document {
  check(isDocument(argument), 'FailedToParse', `${name} only supports an object as its argument`);
  const unknown = Object.keys(argument).find(
    (field) => !required.includes(field) && !optional.includes(field),
  );
  check(unknown === undefined, 'FailedToParse', `Unrecognized argument to ${name}: ${unknown}`);
  const missing = required.find((field) => argument[field] === undefined);
  check(missing === undefined, 'FailedToParse', `Missing '${missing}' parameter to ${name}`);
  return argument;
}

/** The list a form goes through; undefined for null. */
function listFrom(name: string, value: unknown): unknown[] | undefined {
  if (isNil(value)) return undefined;
  check(Array.isArray(value), 16883, `input to ${name} must be an array not ${typeName(value)}`);
  return value;
}

function conditional(argument: unknown, compile: Compile): Code {
  const list = Array.isArray(argument);
  const parts = list ? argument : Object.values(orderOf(argument));
  check(
    parts.length === 3,
    16020,
    `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`,
  );
  const [test, yes, no] = parts.map((part) => compile(part)) as [Code, Code, Code];
  return (env) => (isTrue(test(env)) ? yes(env) : no(env));
}

function orderOf(argument: unknown): Document {
  const { if: test, then, else: otherwise } = fieldsOf('$cond', argument, ['if', 'then', 'else']);
  return { test, then, otherwise };
}

function switchOf(argument: unknown, compile: Compile): Code {
  const { branches, default: otherwise } = fieldsOf('$switch', argument, ['branches'], ['default']);
  check(Array.isArray(branches) && branches.length > 0, 40068, '$switch requires at least one branch');
  const cases = branches.map((branch) => {
    const { case: test, then } = fieldsOf('$switch branch', branch, ['case', 'then']);
    return { test: compile(test), value: compile(then) };
  });
  const last = otherwise === undefined ? undefined : compile(otherwise);
  return (env) => {
    const found = cases.find(({ test }) => isTrue(test(env)))?.value ?? last;
    if (found) return found(env);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
}

function logical(isAll: boolean): SpecialForm {
  return (argument, compile) => {
    const parts = [argument].flat(1).map((part) => compile(part));
    return isAll
      ? (env) => parts.every((part) => isTrue(part(env)))
      : (env) => parts.some((part) => isTrue(part(env)));
  };
}

function convertTo(argument: unknown, compile: Compile): Code {
  const { input, to, onError, onNull } = fieldsOf(
    '$convert',
    argument,
    ['input', 'to'],
    ['onError', 'onNull'],
  );
  const [value, type] = [compile(input), compile(to)];
  const [whenNull, whenFailed] = [onNull, onError].map((part) =>
    part === undefined ? undefined : compile(part),
  );
  return (env) => {
    const given = value(env);
    if (isNil(given)) return whenNull ? whenNull(env) : null;
    try {
      return convert(given, typeNameOf(type(env)));
    } catch (error) {
      if (!whenFailed || (error as CommandError).codeName !== 'ConversionFailure') throw error;
      return whenFailed(env);
    }
  };
}

export const specialForms: Record<string, SpecialForm> = {
  $literal: (argument) => () => argument,
  $cond: conditional,
  $switch: switchOf,
  $and: logical(true),
  $or: logical(false),
  $convert: convertTo,
  $ifNull: (argument, compile) => {
    check(Array.isArray(argument) && argument.length > 1, 1257300, '$ifNull needs at least two arguments');
    const parts = argument.map((part) => compile(part));
    return (env) => {
      let value: unknown;
      for (const part of parts) {
        value = part(env);
        if (!isNil(value)) return value;
      }
      return value;
    };
  },
  $let: (argument, compile) => {
    const { vars, in: inner } = fieldsOf('$let', argument, ['vars', 'in']);
    const bound = Object.entries(vars as Document).map(([name, value]) => [name, compile(value)] as const);
    const body = compile(inner, Object.keys(vars as Document));
    return (env) => {
      const values = Object.fromEntries(bound.map(([name, value]) => [name, value(env)]));
      return body({ ...env, locals: { ...env.locals, ...values } });
    };
  },
  $map: (argument, compile) => {
    const { input, as = 'this', in: inner } = fieldsOf('$map', argument, ['input', 'in'], ['as']);
    const [list, body] = [compile(input), compile(inner, [String(as)])];
    return (env) =>
      listFrom('$map', list(env))?.map(
        (item) => body({ ...env, locals: { ...env.locals, [String(as)]: item } }) ?? null,
      ) ?? null;
  },
  $filter: (argument, compile) => {
    const {
      input,
      as = 'this',
      cond,
      limit,
    } = fieldsOf('$filter', argument, ['input', 'cond'], ['as', 'limit']);
    const [list, body] = [compile(input), compile(cond, [String(as)])];
    const most = limit === undefined ? undefined : compile(limit);
    return (env) => {
      const items = listFrom('$filter', list(env));
      const count = most?.(env);
      const matching = items?.filter((item) =>
        isTrue(body({ ...env, locals: { ...env.locals, [String(as)]: item } })),
      );
      return matching?.slice(0, isNumeric(count) ? toDouble(count) : undefined) ?? null;
    };
  },
  $reduce: (argument, compile) => {
    const { input, initialValue, in: inner } = fieldsOf('$reduce', argument, ['input', 'initialValue', 'in']);
    const [list, start, body] = [compile(input), compile(initialValue), compile(inner, ['this', 'value'])];
    return (env) => {
      const items = listFrom('$reduce', list(env));
      const step = (value: unknown, item: unknown) =>
        body({ ...env, locals: { ...env.locals, this: item, value } });
      return items ? items.reduce(step, start(env)) : null;
    };
  },
  $getField: (argument, compile) => {
    const isShort = !isDocument(argument) || Object.keys(argument)[0]?.startsWith('$');
    const { field, input = '$$CURRENT' } = isShort
      ? { field: argument }
      : fieldsOf('$getField', argument, ['field'], ['input']);
    const [name, from] = [compile(field), compile(input)];
    return (env) => {
      const [key, value] = [name(env), from(env)];
      check(typeof key === 'string', 3041704, '$getField requires "field" to evaluate to type String');
      return isDocument(value) ? fieldOf(value, key) : isNil(value) ? value : undefined;
    };
  },
};
