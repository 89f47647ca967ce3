export { drawPreviewCard } from './drawPreviewCard.ts';
export { cardSize } from './PreviewCard.ts';
export type { CardPicture, PreviewCard } from './PreviewCard.ts';
