const TIMES = 100_000_000;
const TRIES = 3;

/** Does nothing but reckon. Answers its last number, so that nothing of it is left out. */
function reckon(): number {
  let number = 1;
  for (let time = 0; time < TIMES; time += 1) number = Math.imul(number, 31) + time;
  return number;
}

/** Milliseconds of the quickest of a few tries. */
function quickest(): number {
  return Math.min(
    ...Array.from({ length: TRIES }, () => {
      const began = performance.now();
      reckon();
      return performance.now() - began;
    }),
  );
}

/** Milliseconds that it took where bars in milliseconds were set. */
const WHERE_BARS_WERE_SET = 300;

/**
 * Says how quick a core of this machine is just now, without which bars in milliseconds say little.
 * @returns how many times as long it takes as where the bars were set
 */
export function printMachineSpeed(): number {
  const took = quickest();
  const times = took / WHERE_BARS_WERE_SET;
  console.log(
    `  this machine: ${took.toFixed(0)} ms for ${TIMES / 1e6} million multiplications on one core, ` +
      `${times.toFixed(2)} times the ${WHERE_BARS_WERE_SET} ms of where the bars were set`,
  );
  return times;
}
