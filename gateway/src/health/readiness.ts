/** A part that must work for the gateway to serve, by the name an operator knows it by. */
export interface CheckedPart {
  name: string;
  /** Null when it works, else one sentence; may throw. */
  notReadyBecause(): Promise<string | null>;
}

/** A part that has not answered after this many milliseconds does not work. */
const PATIENCE_MS = 3000;

function answered(part: CheckedPart): Promise<string | null> {
  let timer: NodeJS.Timeout;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`${part.name}: no answer.`), PATIENCE_MS);
  });
  const answer = part.notReadyBecause().then(
    (reason) => reason && `${part.name}: ${reason}`,
    () => `${part.name}: cannot be reached.`,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Asks all parts at once; null when each works, else one sentence for the first that does not. */
export async function firstNotReady(parts: readonly CheckedPart[]): Promise<string | null> {
  const reasons = await Promise.all(parts.map(answered));
  return reasons.find((reason) => reason !== null) ?? null;
}
