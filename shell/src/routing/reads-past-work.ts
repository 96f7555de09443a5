/** Where it is noted, for as long as the tab is there. */
const KEY = 'reads-past-work';

/** Notes that somebody without a licence has chosen to read what they wrote before. */
export const readPastWork = (): void => sessionStorage.setItem(KEY, 'yes');

/** Whether they have, in this tab. */
export const readsPastWork = (): boolean => sessionStorage.getItem(KEY) === 'yes';
