/** How long tests look for what is about to be on screen: far below their own time limit, far above a busy machine's pauses. */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 30_000 });
