/** Header in which the gateway passes on to services from which network address a call came, for the security log. */
export const CALLER_ADDRESS_HEADER = 'x-caller-address';
