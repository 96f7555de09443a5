/** Resolves after a while, without keeping the process alive for it. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds)).unref();
  });
}
