/**
 * Measures at once, and again whenever one of these elements has another size.
 * @returns what ends it
 */
export function measureAlways(elements: Iterable<Element>, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
