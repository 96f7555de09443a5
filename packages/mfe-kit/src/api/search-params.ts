/** A query as an address writes it: what is undefined is left out, of several values each stands by itself. */
export function searchParams(query: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
    ),
  );
}
