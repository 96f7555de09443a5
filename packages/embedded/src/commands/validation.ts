import { CommandError } from '../errors';
import { compileFilter, Matcher } from '../query/match';
import type { Collection } from '../storage/collection';
import { Document, isDocument } from '../values/types';
import type { Call } from './call';

const compiled = new WeakMap<Document, Matcher>();

function matcherOf(validator: Document, call: Call): Matcher {
  const known = compiled.get(validator) ?? compileFilter(validator, call.rules(undefined));
  compiled.set(validator, known);
  return known;
}

/** Throws DocumentValidationFailure for a document that the collection's validator does not accept. */
export function checkValid(call: Call, { options }: Collection, document: Document, before?: Document): void {
  const { validator, validationLevel, validationAction } = options;
  const isOff = validationLevel === 'off' || validationAction === 'warn';
  if (!isDocument(validator) || isOff || call.body.bypassDocumentValidation === true) return;
  const matches = matcherOf(validator, call);
  if (matches(document)) return;
  // Documents that were not valid before may stay so, where the collection is that lenient.
  if (validationLevel === 'moderate' && before && !matches(before)) return;
  throw new CommandError('DocumentValidationFailure', 'Document failed validation', {
    errInfo: {
      failingDocumentId: document._id,
      details: { operatorName: '$validator', specifiedAs: validator },
    },
  });
}
