/** Flash messages in React. */
export { FlashRegion, useFlash } from './FlashRegion.tsx';
