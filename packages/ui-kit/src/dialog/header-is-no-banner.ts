/** Mantine's header element would count as a second banner of the page. */
export const headerIsNoBanner = { header: { role: 'presentation' } };
