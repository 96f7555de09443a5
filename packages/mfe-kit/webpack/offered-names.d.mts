import type { Compiler } from 'webpack';

/** Fails a build that imports what the shell does not offer of a library that it shares. */
export declare class OfferedNamesPlugin {
  /** @param offered names by what is imported; of any other library all is offered */
  constructor(offered: Record<string, readonly string[]>);
  apply(compiler: Compiler): void;
}
