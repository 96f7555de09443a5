import type { RunningService } from '../service';

/** Prints what a service stores that nobody may change, and what is wrong with it. @returns whether all is well */
export async function printCheck({ name, check }: Pick<RunningService, 'name' | 'check'>): Promise<boolean> {
  let isWell = true;
  for await (const { what, fault } of check()) {
    console.log(`${name}: ${what}: ${fault ?? 'unbroken.'}`);
    if (fault) isWell = false;
  }
  return isWell;
}
