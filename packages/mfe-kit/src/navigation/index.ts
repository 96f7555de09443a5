export { BridgedRouter } from './bridged-router';
export { type History, history } from './history';
export { RouterLink } from './router-link';
export { sameScreen, screenOf } from './same-screen';
export { type IsShown, shownPages, useIsShown } from './shown-pages';
export { useIsFirstPage } from './use-is-first-page';
