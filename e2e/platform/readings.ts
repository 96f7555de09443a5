import type { APIRequestContext, Page } from '@playwright/test';

/** What the live stream of an observation says first to a signed-in page: its status, and its words up to the first event. */
export function openLiveStream(page: Page, uid: string): Promise<{ status: number; first: string }> {
  return page.evaluate(async (address) => {
    const stop = new AbortController();
    const answer = await fetch(address, { headers: { accept: 'text/event-stream' }, signal: stop.signal });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let first = '';
    // Before its first event a stream may say how soon to come back.
    while (!/^data: .*\n\n/m.test(first)) {
      const { done, value } = await reader.read();
      if (done) break;
      first += value;
    }
    stop.abort();
    return { status: answer.status, first };
  }, `/api/observation/${uid}/live`);
}

/** What is on the sheet that a page would print now. */
export async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const text = await page.locator('body').innerText();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return text;
}

/** Titles in somebody's list of what was written with a client that a search finds. */
export async function titlesFound(api: APIRequestContext, path: string, query: string): Promise<string[]> {
  const answer = await api.get(`${path}?query=${encodeURIComponent(query)}&rowsPerPage=0`);
  const { observations } = await answer.json();
  return observations.map(({ title }: { title: string }) => title);
}

/** What this device stores of an observation that was only read; undefined for nothing. */
export function storedOnDevice(page: Page, uid: string): Promise<unknown> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('coaching-journal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('seen').objectStore('seen');
          const keys = store.getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.find((key) => (key as string[])[2] === wanted));
          };
        };
      }),
    uid,
  );
}
