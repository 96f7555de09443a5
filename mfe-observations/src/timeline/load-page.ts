/** Imports the page on which an observation is scripted. */
export const loadObservationPage = () => import('./observation-page');
