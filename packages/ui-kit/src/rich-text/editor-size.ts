/** Rich-text editor's least height. */
export const EDITOR_MIN_HEIGHT = '10rem';
