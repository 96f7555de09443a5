export { saveOrBegin } from './save-or-begin';
export { interactionJournalName } from './unsent-here';
export { UnsentHereNotice } from './unsent-here-notice';
