/** Pixel width of the side drawer. */
const SIDE_MENU_WIDTH = 150;

/** Sizes that do not change with the colour scheme. Names become `--ui-…` variables. */
export const measures = {
  'header-height': '56px',
  /** 56 px where letters are of the usual size. */
  'bottom-bar-height': 'calc(42px + 0.875rem)',
  'side-menu-width': `${SIDE_MENU_WIDTH}px`,
  /** Widest content of a page (look: 1,200 px). */
  'content-max': '1200px',
  /** Widest prose (look: 72 characters). */
  'prose-max': '72ch',
  'duration-quick': '120ms',
  duration: '180ms',
} as const;
