/** How dates and times are shown (spec 1 section 9); tokens as in dayjs. */
export const DATE_TIME_FORMAT = 'MM/DD/YYYY h:mm:ss A';
/** Completion and licence dates. */
export const DATE_FORMAT = 'MM/DD/YYYY';
/** What the date and time field shows and takes. */
export const DATE_FIELD_FORMAT = 'DD MMM YYYY';
/** The stamp on a timeline item. */
export const ITEM_TIME_FORMAT = 'h:mm:ss A';
