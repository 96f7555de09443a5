/** Failures of a Jest JSON report, as lines. */
export function jestFailures(file: string): string[];
/** Failures of a Playwright JSON report, as lines. */
export function playwrightFailures(file: string): string[];
