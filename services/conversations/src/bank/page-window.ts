/** Which rows of a list are asked for. */
export interface PageWindow {
  skip: number;
  limit: number;
}
