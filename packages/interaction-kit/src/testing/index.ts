/** Builders for tests of remotes; production code imports none of them. */
export { aTool, aToolSet } from './tool-sets';
