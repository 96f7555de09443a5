/** Lets the browser save text or bytes as a file, made when it is asked for. @param type media type */
export function saveAsFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href));
}
