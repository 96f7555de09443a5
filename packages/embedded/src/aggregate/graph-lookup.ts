import { Long } from 'bson';
import { check } from '../errors';
import { changeAt } from '../update/paths';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { compileExpression } from './expressions';
import { distinct, keyText } from './operator';
import { fieldPath } from './paths';
import type { PipelineContext, Stage } from './stage';

const fields = ['from', 'startWith', 'connectFromField', 'connectToField', 'as', 'maxDepth', 'depthField'];

/** $graphLookup: follows references from document to document, each found once, at its least depth. */
export function compileGraphLookup(argument: unknown, { variables, read }: PipelineContext): Stage {
  check(isDocument(argument), 'FailedToParse', 'the $graphLookup stage specification must be an object');
  const { restrictSearchWithMatch: restriction = {}, ...spec } = argument;
  const unknown = Object.keys(spec).find((name) => !fields.includes(name));
  check(unknown === undefined, 40104, `Unknown argument to $graphLookup: ${unknown}`);
  const texts = ['from', 'connectFromField', 'connectToField', 'as'].map((name) => {
    check(typeof spec[name] === 'string', 40103, `$graphLookup argument '${name}' must be a string`);
    return String(spec[name]);
  });
  const [from = '', connectFrom = '', connectTo = '', as = ''] = texts;
  check(spec.startWith !== undefined, 40105, '$graphLookup requires startWith');
  check(isDocument(restriction), 40185, '$graphLookup restrictSearchWithMatch must be an object');
  const start = compileExpression(spec.startWith, variables);
  const deepest = isNumeric(spec.maxDepth) ? toDouble(spec.maxDepth) : Number.POSITIVE_INFINITY;
  const depthField = spec.depthField === undefined ? undefined : String(spec.depthField).split('.');

  function reached(document: Document): Document[] {
    const found = new Map<string, Document>();
    let frontier: unknown[] = [start(document) ?? null].flat(1);
    for (let depth = 0; depth <= deepest && frontier.length > 0; depth++) {
      const fresh = [...read(from, { $and: [{ [connectTo]: { $in: frontier } }, restriction] })].filter(
        ({ _id }) => !found.has(keyText(_id)),
      );
      for (const next of fresh) {
        const marked = depthField ? changeAt(next, depthField, () => Long.fromNumber(depth), 'make') : next;
        found.set(keyText(next._id), marked);
      }
      const values = fresh.map((next) => fieldPath(next, connectFrom.split('.')));
      frontier = distinct(values.flat(1).filter((value) => value !== undefined));
    }
    return [...found.values()];
  }

  return function* (documents) {
    for (const document of documents)
      yield changeAt(document, as.split('.'), () => reached(document), 'make');
  };
}
