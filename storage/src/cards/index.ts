export { drawPreviewCard } from './drawPreviewCard.ts';
export { drawShareImage } from './drawShareImage.ts';
export { cardSize } from './PreviewCard.ts';
export type { CardPicture, PreviewCard } from './PreviewCard.ts';
export { shareLooks, shareSizes, type ShareImage, type SharedChart, type SharedNumber } from './ShareImage.ts';
