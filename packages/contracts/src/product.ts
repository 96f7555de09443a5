/** The product's name as people see it: brand, page titles, mails. */
export const PRODUCT_NAME = 'Sidelight';

/** One sentence that says what the product is for. */
export const PRODUCT_PROMISE = 'See the lesson. Say what helps. Follow it through.';

/** Where help is read when an operator has set no address of their own: the guides. */
export const DEFAULT_SUPPORT_SITE = '/resources';

/** Where people write for help when an operator has set no address of their own. */
export const DEFAULT_SUPPORT_EMAIL = 'support@sidelight.example';
