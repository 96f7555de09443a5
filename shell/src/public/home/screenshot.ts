import { Html, html } from '../html';

/** The same screen on a desk (1440 x 900) and on a phone (390 x 844). */
export interface Screenshots {
  desk: string;
  phone: string;
}

/** A screenshot of the product: on a phone the phone's. @param more.attributes of the picture, as they stand in HTML */
export const screenshot = (
  { desk, phone }: Screenshots,
  { alt, attributes, className = '' }: { alt: string; attributes: string; className?: string },
) => html`<picture>
    <source media="(width < 36em)" srcset="${phone}" width="390" height="844">
    <img class="${className}" src="${desk}" width="1440" height="900" ${new Html(attributes)} alt="${alt}">
  </picture>`;
