/** Lets the browser save text as a file, made when it is asked for. @param type media type */
export function saveAsFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href));
}
