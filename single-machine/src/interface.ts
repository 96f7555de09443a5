/** An interface to listen on, in the form in which it stands in an address. */
export const asHostname = (host: string) => (host.includes(':') ? `[${host}]` : host);
