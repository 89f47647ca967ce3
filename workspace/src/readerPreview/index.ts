export { ReaderPreview } from './ReaderPreview.tsx';
export type { PreviewedEpisode } from './previewedEpisode.ts';
