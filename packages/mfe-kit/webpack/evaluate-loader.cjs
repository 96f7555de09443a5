/** Runs a module of plain data while building and ships its exports as constants, without what it was made from. */
module.exports = function evaluateLoader() {};

module.exports.pitch = function evaluate(remaining) {
  const done = this.async();
  this.importModule(`${this.resourcePath}.webpack[javascript/auto]!=!!!${remaining}`).then((exported) => {
    const lines = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    );
    done(null, lines.join('\n'));
  }, done);
};
