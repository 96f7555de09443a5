/** A file that has arrived. */
export interface SentFile {
  /** Where it is found from now on. */
  download_url: string;
  /** What the server answered. */
  response: unknown;
}
