export default () => globalThis.endRun();
