export function alone<Result>(
  options: { root: string; log: (line: string) => void },
  work: () => Result | Promise<Result>,
): Promise<Result>;
