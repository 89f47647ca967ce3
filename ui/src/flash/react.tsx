/** Flash messages in React. */
export { FlashMessages, FlashRegion, useFlash } from './FlashRegion.tsx';
