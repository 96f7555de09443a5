/** Runs webpack once and reports what it found. */
import { createRequire } from 'node:module';

const webpack = createRequire(new URL('../../packages/mfe-kit/package.json', import.meta.url))('webpack');

/**
 * @param {import('webpack').Configuration} config
 * @returns {Promise<void>}
 * @throws when there are errors, which have been printed by then
 */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
      const broken = stats.hasErrors();
      stats.compilation.compiler.close((failure) => {
        if (failure) reject(failure);
        else if (broken) reject(new Error(`Building ${config.name} failed.`));
        else resolve();
      });
    });
  });
}
