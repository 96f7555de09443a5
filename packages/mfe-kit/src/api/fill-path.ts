import { searchParams } from './search-params';

/** The address of a call: `:name` parts filled in, query appended; what is undefined is left out. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The call ${path} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
  const search = searchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
