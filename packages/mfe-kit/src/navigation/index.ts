export { BridgedRouter } from './bridged-router';
export { type History, history } from './history';
export { RouterLink } from './router-link';
export { type IsShown, shownPages, useIsShown } from './shown-pages';
