/** Lets plain node run TypeScript sources: `node -r ./tools/run-ts.cjs -C source file.ts`. For tools and tests only. */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');

for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, filename) => {
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      jsc: {
        parser: { syntax: 'typescript', tsx: extension === '.tsx' },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    });
    module._compile(code, filename);
  };
}
