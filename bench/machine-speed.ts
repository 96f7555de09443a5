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

/** Says how quick a core of this machine is just now, without which bars in milliseconds say little. */
export function printMachineSpeed(): void {
  console.log(
    `  this machine: ${quickest().toFixed(0)} ms for ${TIMES / 1e6} million multiplications on one core`,
  );
}
