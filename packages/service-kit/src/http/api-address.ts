/** Header in which the gateway passes on to services below which address callers reach the API. */
export const API_ADDRESS_HEADER = 'x-api-address';
