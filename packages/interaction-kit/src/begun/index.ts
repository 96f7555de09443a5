export { interactionJournalName } from './begun-here';
export { BegunHereNotice } from './begun-here-notice';
export { embedOf, newInteraction } from './new-interaction';
export { saveOrBegin } from './save-or-begin';
