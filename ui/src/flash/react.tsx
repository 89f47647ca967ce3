/** Flash messages in React. */
export { FlashOverDialogs } from './FlashOverDialogs.tsx';
export { FlashRegion, useFlash } from './FlashRegion.tsx';
