/** Imports the page on which a rubric is scored. */
export const loadUsePage = () => import('./use-page');
