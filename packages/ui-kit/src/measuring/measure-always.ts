/**
 * Measures at once, and again whenever one of these elements has another size.
 * @returns what ends it
 */
export function measureAlways(elements: Iterable<Element>, measure: () => void): () => void {
  measure();
  // Test environments lay nothing out, and have none.
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(measure);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
