import { setFlagsFromString } from 'node:v8';

/** Percent of what is in use that may lie on top of it before a thread collects its memory. */
const UNCOLLECTED_PERCENT = 100;

/**
 * Has this process collect memory that is no longer in use before it is more than what is in use. By itself V8 goes by the
 * memory of the machine, and on a large one lets three times as much lie, in each thread: while a district's people were
 * brought in, most of what the platform took was that.
 */
export function collectSooner(): void {
  setFlagsFromString(`--heap-growing-percent=${UNCOLLECTED_PERCENT}`);
}
