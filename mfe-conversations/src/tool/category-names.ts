const folded = (name: string) => name.normalize('NFKC').trim().toLocaleLowerCase();

/** Whether another category is called the same, however it is written. */
export const isNameTaken = (name: string, others: readonly string[]): boolean =>
  others.some((other) => folded(other) === folded(name));
