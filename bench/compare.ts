import { median, printRatio, timed } from './ratio';

const ROUNDS = 21;
/** Rounds before those that count. */
const WARM = 3;

/**
 * Prints how much longer something takes of much than of little: medians of many askings, the one and the other by
 * turns; whichever was second is first the next time.
 * @param few asks of little, and answers how many rows came; `many` of much
 * @param bar the most that it may take, times the other
 */
export async function compareSizes(
  name: string,
  { few, many }: { few: () => Promise<number>; many: () => Promise<number> },
  bar: number,
): Promise<void> {
  const [rows, moreRows] = [await few(), await many()];
  const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const turns = [
      [few, fewTimes],
      [many, manyTimes],
    ] as const;
    for (const [ask, times] of round % 2 === 0 ? turns : [...turns].reverse()) {
      const took = await timed(ask);
      if (round >= WARM) times.push(took);
    }
  }
  const [short, long] = [median(fewTimes), median(manyTimes)];
  printRatio(
    name,
    long / short,
    `${long.toFixed(1)} ms (${moreRows} rows), ${short.toFixed(1)} ms (${rows} rows)`,
    long / short <= bar,
  );
}
