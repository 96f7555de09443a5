import type { ChosenFile } from './upload-queue';

/** What was dropped, each folder as something that is no file. */
export function droppedFiles({ items, files }: DataTransfer): ChosenFile[] {
  const entries = [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  if (entries.length === 0) return chosenFiles(files);
  return entries.flatMap(({ entry, file }) => {
    const name = entry?.name ?? file?.name;
    return name ? [{ name, file: entry?.isDirectory ? null : file }] : [];
  });
}

/** What was chosen in the browser's dialog. */
export function chosenFiles(files: FileList | null): ChosenFile[] {
  return [...(files ?? [])].map((file) => ({ name: file.name, file }));
}
