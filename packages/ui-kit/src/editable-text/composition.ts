/** Where a word is being composed: a soft keyboard, or one for another script, may still take back its letters. */
let field: Element | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', ({ target }) => (field = target as Element), true);
  document.addEventListener('compositionend', () => (field = null), true);
}

const isUnderWay = () => field?.isConnected === true && field === document.activeElement;

/**
 * Calls back at once, or, where a word is being composed, when it is taken: what replaces a field in the middle of one
 * would get the word once more, beside the letters it had.
 */
export function betweenCompositions(callBack: () => void): void {
  if (!isUnderWay()) {
    callBack();
    return;
  }
  const ended = ['compositionend', 'focusout'] as const;
  const again = () => {
    for (const event of ended) document.removeEventListener(event, again, true);
    // The field hears of the whole word first.
    setTimeout(() => betweenCompositions(callBack));
  };
  for (const event of ended) document.addEventListener(event, again, true);
}
