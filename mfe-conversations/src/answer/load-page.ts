/** Imports the page on which a conversation is held. */
export const loadAnswersPage = () => import('./answers-page');
