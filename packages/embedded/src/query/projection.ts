import { CommandError, check } from '../errors';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument, setField } from '../values/types';
import { compileFilter, MatchContext, Matcher } from './match';
import type { MatchPosition } from './path';

export type Projection = (document: Document) => Document;

/**
 * The names of the fields that a projection keeps as they are, where that is all it does and nothing inside of one is
 * asked for; `_id` is one of them unless it is left out.
 */
export function keptWhole(spec: Document): ReadonlySet<string> | undefined {
  const { _id: id = true, ...others } = spec;
  const names = Object.keys(others);
  const isKept = (value: unknown) => value === true || (isNumeric(value) && toDouble(value) !== 0);
  const isPlain = (name: string) => /^[\w-]+$/.test(name);
  if (names.length === 0 || !names.every((name) => isPlain(name) && isKept(others[name]))) return undefined;
  if (typeof id !== 'boolean' && !isNumeric(id)) return undefined;
  return new Set(isKept(id) ? ['_id', ...names] : names);
}

/** Computes a value from a document; undefined leaves the field out. */
export type Expression = (document: Document) => unknown;

type Compute = { kind: 'compute'; value: (document: Document, field: unknown) => unknown };
type Node = { kind: 'include' } | { kind: 'exclude' } | Compute | Tree;
type Tree = { kind: 'tree'; fields: Map<string, Node> };

export type ProjectionContext = {
  match: MatchContext;
  compile: (expression: unknown) => Expression;
  /** For $addFields: all other fields stay, and numbers and booleans are values instead of flags. */
  keepsOthers?: boolean;
  /** For find: allows $elemMatch, $slice and the positional operator; its filter says which position. */
  find?: { matches: Matcher };
};

/** Compiles a projection of find or $project. Throws MongoDB's errors where inclusion and exclusion are mixed. */
export function compileProjection(spec: Document, context: ProjectionContext): Projection {
  const builder = new Builder(context);
  for (const [path, value] of Object.entries(spec)) builder.add(path.split('.'), value, path);
  const { root, isExclusion } = builder.finish();
  return (document) => {
    const result = isExclusion ? withoutFields(document, root) : onlyFields(document, root);
    compute(result, document, root, document);
    return result;
  };
}

class Builder {
  private readonly root: Tree = { kind: 'tree', fields: new Map() };
  private mode: 'inclusion' | 'exclusion' | undefined;
  private idIncluded: boolean | undefined;
  private hasPositional = false;

  constructor(private readonly context: ProjectionContext) {}

  add(parts: string[], value: unknown, path: string): void {
    check(!parts.includes(''), 40353, "FieldPath must not end with a '.'.");
    check(!parts[0]?.startsWith('$'), 16410, "FieldPath field names may not start with '$'.");
    if (isDocument(value)) this.addDocument(parts, value, path);
    else if (this.context.keepsOthers) this.addComputed(parts, value, path);
    else if (isNumeric(value)) this.addFlag(parts, toDouble(value) !== 0, path);
    else if (typeof value === 'boolean') this.addFlag(parts, value, path);
    else this.addComputed(parts, value, path);
  }

  private addFlag(parts: string[], isIncluded: boolean, path: string): void {
    if (parts.at(-1) === '$') this.addPositional(parts.slice(0, -1), isIncluded);
    else if (path === '_id') this.idIncluded = isIncluded;
    else {
      this.choose(isIncluded ? 'inclusion' : 'exclusion', path);
      this.set(parts, { kind: isIncluded ? 'include' : 'exclude' }, path);
    }
  }

  finish(): { root: Tree; isExclusion: boolean } {
    const isExclusion =
      this.context.keepsOthers ||
      this.mode === 'exclusion' ||
      (this.mode === undefined && this.idIncluded !== true);
    if (isExclusion && this.idIncluded === false) this.set(['_id'], { kind: 'exclude' }, '_id');
    const isIdIncluded = !isExclusion && this.idIncluded !== false && !this.root.fields.has('_id');
    if (isIdIncluded) this.root.fields = new Map([['_id', { kind: 'include' } as Node], ...this.root.fields]);
    return { root: this.root, isExclusion };
  }

  private addDocument(parts: string[], value: Document, path: string): void {
    const names = Object.keys(value);
    const operator = names[0];
    check(
      operator !== undefined,
      51270,
      `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
    );
    check(operator !== '$meta', 'NotImplemented', '$meta is not supported by this store');
    if (!operator.startsWith('$')) {
      for (const name of names) this.add([...parts, ...name.split('.')], value[name], `${path}.${name}`);
    } else if (this.context.find && operator === '$elemMatch') {
      this.choose('inclusion', path);
      this.set(parts, firstMatching(value.$elemMatch, this.context.match), path);
    } else if (this.context.find && operator === '$slice' && isPlainSlice(value.$slice)) {
      this.set(parts, sliceOf(value.$slice), path);
    } else {
      this.addComputed(parts, value, path);
    }
  }

  private addComputed(parts: string[], value: unknown, path: string): void {
    this.choose('inclusion', path);
    const expression = this.context.compile(value);
    this.set(parts, { kind: 'compute', value: (document) => expression(document) }, path);
  }

  private addPositional(parts: string[], isIncluded: boolean): void {
    const { find } = this.context;
    if (!find || !isIncluded)
      throw new CommandError(31395, 'positional projection cannot be used with exclusion');
    if (this.hasPositional)
      throw new CommandError(31276, 'Cannot specify more than one positional projection per query.');
    this.hasPositional = true;
    this.choose('inclusion', parts.join('.'));
    const value = (document: Document, field: unknown) => {
      const position: MatchPosition = {};
      find.matches(document, position);
      if (!Array.isArray(field)) return field;
      if (position.index === undefined) {
        throw new CommandError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      }
      return field.slice(position.index, position.index + 1);
    };
    this.set(parts, { kind: 'compute', value }, parts.join('.'));
  }

  private choose(mode: 'inclusion' | 'exclusion', path: string): void {
    this.mode ??= mode;
    if (this.mode === mode || this.context.keepsOthers) return;
    throw mode === 'inclusion'
      ? new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  }

  private set(parts: string[], node: Node, path: string): void {
    let tree = this.root;
    for (const part of parts.slice(0, -1)) {
      const next = tree.fields.get(part) ?? { kind: 'tree', fields: new Map() };
      if (next.kind !== 'tree')
        throw new CommandError(31249, `Path collision at ${path} remaining portion ${parts.at(-1)}`);
      tree.fields.set(part, next);
      tree = next;
    }
    const name = parts.at(-1) as string;
    if (tree.fields.has(name)) throw new CommandError(31250, `Path collision at ${path}`);
    tree.fields.set(name, node);
  }
}

function onlyFields(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const node = tree.fields.get(name);
    if (node?.kind === 'include') setField(result, name, value);
    else if (node?.kind === 'tree') {
      const inner = inside(value, (part) => onlyFields(part, node), 'drop');
      if (inner !== undefined) setField(result, name, inner);
    } else if (node?.kind === 'compute') setField(result, name, value);
  }
  return result;
}

function withoutFields(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const node = tree.fields.get(name);
    if (node?.kind === 'exclude') continue;
    setField(
      result,
      name,
      node?.kind === 'tree' ? inside(value, (part) => withoutFields(part, node), 'keep') : value,
    );
  }
  return result;
}

/** Applies to an embedded document, or to each in an array; other values are kept or dropped. */
function inside(value: unknown, change: (part: Document) => Document, others: 'keep' | 'drop'): unknown {
  if (isDocument(value)) return change(value);
  if (Array.isArray(value)) {
    return value.map((item) => inside(item, change, others)).filter((item) => item !== undefined);
  }
  return others === 'keep' ? value : undefined;
}

/** Puts computed fields in place; on the way it goes into the items of arrays and makes missing documents. */
function compute(target: Document, source: Document, tree: Tree, root: Document): void {
  for (const [name, node] of tree.fields) {
    if (node.kind === 'compute') {
      const value = node.value(root, source[name]);
      if (value === undefined) delete target[name];
      else setField(target, name, value);
    } else if (node.kind === 'tree' && hasComputed(node)) computeInside(target, source, name, node, root);
  }
}

function computeInside(target: Document, source: Document, name: string, node: Tree, root: Document): void {
  const [from, to] = [source[name], target[name]];
  if (Array.isArray(from) && Array.isArray(to)) {
    const documents = from.filter(isDocument);
    for (const [i, item] of to.filter(isDocument).entries())
      compute(item, documents[i] as Document, node, root);
    return;
  }
  const inner = isDocument(to) ? to : {};
  compute(inner, isDocument(from) ? from : {}, node, root);
  if (isDocument(to) || Object.keys(inner).length > 0) setField(target, name, inner);
}

function hasComputed(tree: Tree): boolean {
  return [...tree.fields.values()].some(
    (node) => node.kind === 'compute' || (node.kind === 'tree' && hasComputed(node)),
  );
}

function firstMatching(filter: unknown, context: MatchContext): Compute {
  const matches = compileFilter({ items: { $elemMatch: filter } }, context);
  return {
    kind: 'compute',
    value: (_, field) => {
      const position: MatchPosition = {};
      if (!Array.isArray(field) || !matches({ items: field }, position)) return undefined;
      return field.slice(position.index, (position.index as number) + 1);
    },
  };
}

function isPlainSlice(value: unknown): boolean {
  return (Array.isArray(value) ? value : [value]).every(isNumeric);
}

function sliceOf(argument: unknown): Compute {
  const numbers = (Array.isArray(argument) ? argument : [argument]).map((value) =>
    Math.trunc(toDouble(value)),
  );
  const [first, second] = numbers as [number, number?];
  if (second !== undefined && second <= 0)
    throw new CommandError(
      28724,
      `First argument to $slice must be an array, and the limit must be positive`,
    );
  const value = (_: Document, field: unknown) => {
    if (!Array.isArray(field)) return field;
    if (second === undefined) return first < 0 ? field.slice(first) : field.slice(0, first);
    const start = first < 0 ? Math.max(0, field.length + first) : first;
    return field.slice(start, start + second);
  };
  return { kind: 'compute', value };
}
