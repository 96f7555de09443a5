/** Fetches the editor, whose code comes apart from the page's. */
export const fetchEditor = async () => (await import('../rich-text')).RichTextEditor;
