export { interactionJournalName } from './begun-here';
export { BegunHereNotice } from './begun-here-notice';
export { saveOrBegin } from './save-or-begin';
