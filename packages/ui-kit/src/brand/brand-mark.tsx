/**
 * The mark: a light from the side. A disc lit along one edge, drawn in the accent colour.
 * @param size pixel side, 28 by default
 */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--ui-accent)" />
      <path d="M13 6a8 8 0 1 0 0 16V6Z" fill="var(--ui-on-accent)" />
      <path
        d="M16.5 9.2 20 7M17.2 14h4.3M16.5 18.8 20 21"
        stroke="var(--ui-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
