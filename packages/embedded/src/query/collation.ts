import { CommandError } from '../errors';
import { compareStrings, StringOrder } from '../values/order';
import type { Document } from '../values/types';

/** A language's rules for comparing strings. */
export type Collation = {
  spec: Document;
  compare: StringOrder;
  /** Equal strings have equal folded forms, by which an index finds them. */
  fold: (text: string) => string;
};

const choices: Record<string, unknown[]> = {
  strength: [1, 2, 3],
  caseLevel: [true, false],
  caseFirst: ['off', 'upper', 'lower'],
  numericOrdering: [true, false],
  alternate: ['non-ignorable'],
  maxVariable: ['punct', 'space'],
  normalization: [true, false],
  backwards: [false],
  version: ['57.1'],
};

/** Reads a collation document; undefined for none and for `simple`. Throws BadValue for what cannot be honoured. */
export function collationOf(spec: Document | undefined): Collation | undefined {
  if (!spec || Object.keys(spec).length === 0) return undefined;
  const { locale, ...options } = spec;
  if (typeof locale !== 'string') {
    throw new CommandError(40414, "BSON field 'collation.locale' is missing but a required field");
  }
  for (const [name, value] of Object.entries(options)) {
    if (!choices[name]) throw new CommandError(40415, `BSON field 'collation.${name}' is an unknown field.`);
    if (!choices[name].includes(value)) {
      throw new CommandError(
        'BadValue',
        `Collation option ${name}: ${String(value)} is not supported by this store`,
      );
    }
  }
  if (locale === 'simple') return undefined;
  return build(locale, options);
}

function build(locale: string, options: Document): Collation {
  const strength = (options.strength ?? 3) as number;
  const caseLevel = options.caseLevel === true;
  const collator = collatorOf(locale, {
    sensitivity:
      strength === 1 ? (caseLevel ? 'case' : 'base') : strength === 2 && !caseLevel ? 'accent' : 'variant',
    numeric: options.numericOrdering === true,
    caseFirst: options.caseFirst === 'upper' || options.caseFirst === 'lower' ? options.caseFirst : 'false',
  });
  const fold = (text: string) => {
    const accents = strength === 1 ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text.normalize('NFC');
    return strength < 3 && !caseLevel ? accents.toUpperCase().toLowerCase() : accents;
  };
  return {
    spec: { ...defaults, locale, ...options },
    fold,
    compare: (a, b) => {
      if (a === b) return 0;
      const [x, y] = [fold(a), fold(b)];
      return x === y ? 0 : collator.compare(a, b) || compareStrings(x, y);
    },
  };
}

const defaults = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
  version: '57.1',
};

function collatorOf(locale: string, options: Intl.CollatorOptions): Intl.Collator {
  const tag = locale.replace('_', '-');
  try {
    if (Intl.Collator.supportedLocalesOf(tag).length > 0) return new Intl.Collator(tag, options);
  } catch {
    // An ill-formed tag is refused below, as an unknown one is.
  }
  throw new CommandError('BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
}
