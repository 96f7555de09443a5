export { staticThemeCss } from './static-theme-css';
