/** Failures of a Jest JSON report, as lines. */
export declare function jestFailures(file: string): string[];
/** Failures of a Playwright JSON report, as lines. */
export declare function playwrightFailures(file: string): string[];
