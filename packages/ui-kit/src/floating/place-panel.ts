/** Pixels between an anchor and its panel, and between a panel and the window's edge. */
const GAP = 4;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

/**
 * Where a panel goes, in pixels of the window: under its anchor, above when only there is room, never outside.
 * @param align which edges line up
 */
export function placePanel(anchor: Box, panel: Size, view: Size, align: 'start' | 'end') {
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width - panel.width;
  const left = Math.max(EDGE, Math.min(wanted, view.width - panel.width - EDGE));

  const roomBelow = view.height - (anchor.top + anchor.height) - GAP - EDGE;
  const roomAbove = anchor.top - GAP - EDGE;
  const below = panel.height <= roomBelow || roomBelow >= roomAbove;
  const maxHeight = Math.max(0, below ? roomBelow : roomAbove);
  const height = Math.min(panel.height, maxHeight);
  const top = below ? anchor.top + anchor.height + GAP : anchor.top - GAP - height;
  return { left, top, maxHeight };
}
