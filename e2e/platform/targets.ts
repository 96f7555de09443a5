import type { Page } from '@playwright/test';

/** What a finger needs, in pixels. */
const LEAST = 44;

/** What on the page is pressed and is smaller than a finger needs, in words; links within a text are not meant. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    /** What a press on it reaches: its label, its row, or the card that a link covers. */
    function reachOf(control: Element): Element {
      if (control.matches('[type="checkbox"], [type="radio"]'))
        return control.closest('label, [class*="-body"]') ?? control;
      const cover = getComputedStyle(control, '::after');
      const coversAll = cover.content !== 'none' && cover.position === 'absolute' && cover.inset === '0px';
      return coversAll ? ((control as HTMLElement).offsetParent ?? control) : control;
    }
    const isInText = (control: Element) =>
      control.matches('a') &&
      control.closest('p, .ui-rich-text') !== null &&
      !control.matches('[class*="Button"]');
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role="option"]'),
    ];
    return controls.flatMap((control) => {
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      const { width, height } = reachOf(control).getBoundingClientRect();
      const isForOthers = width <= 1 || height <= 1 || control.getAttribute('aria-hidden') === 'true';
      if (!isSeen || isForOthers || isInText(control)) return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
      return [`${name || control.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, LEAST);
}
