/**
 * Fails a build that imports what the shell does not offer of a library that it shares: there it would be undefined,
 * and be noticed by whoever uses the page.
 */
export class OfferedNamesPlugin {
  /** @param {Record<string, readonly string[]>} offered names by what is imported; of any other library all is offered */
  constructor(offered) {
    this.offered = offered;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    const look = (parser) => {
      const refuse = (request, name) => {
        const names = this.offered[request];
        if (!names || names.includes(name)) return;
        const what = name === null ? `All of ${request}` : `${name} of ${request}`;
        parser.state.module.addError(
          new WebpackError(
            `${what} is not offered to remotes; what is stands in shared-libraries.mjs of mfe-kit: ${names.join(', ')}.`,
          ),
        );
      };
      parser.hooks.importSpecifier.tap('OfferedNames', (_, request, name) => refuse(request, name));
      parser.hooks.exportImportSpecifier.tap('OfferedNames', (_, request, name) => refuse(request, name));
    };
    compiler.hooks.normalModuleFactory.tap('OfferedNames', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('OfferedNames', look);
    });
  }
}
