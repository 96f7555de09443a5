/** Whether rich text has words, or a picture. */
export const saysSomething = (html: string): boolean => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') !== '';
