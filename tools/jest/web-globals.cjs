/** What every browser has and jsdom does not: react-router and the components ask for it as they are loaded and drawn. */
const { TextEncoder, TextDecoder } = require('node:util');
const { deserialize, serialize } = require('node:v8');

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A wide screen of which nothing ever changes. */
const matchMedia = (media) => ({
  matches: false,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
});

const structuredClone = (value) => deserialize(serialize(value));

Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone });
Object.assign(window, { matchMedia, ResizeObserver, scrollTo: () => {} });
Element.prototype.scrollIntoView = () => {};
