/** Origin of the pages: that at which the API is reached, which is the public one where the gateway knows it. */
export const siteOf = (api_address: string): string =>
  api_address === '' ? '' : new URL(api_address).origin;
