export { PagesSection } from './components/PagesSection.tsx';
export type { PageFilter } from './pageFilter.ts';
export { NotesOnPages } from './notesOnPages.ts';
export { adoptIds, toPageInputs, type DraftPage, type PageTroubles } from './pages.ts';
export { PageWordsContext, type PageWords } from './pageWords.ts';
export { useDraftWithPages, type DraftState, type PagesState } from './useDraftWithPages.ts';
export { useFileDrop } from './useFileDrop.ts';
export type { FileTaker } from './usePageFiles.ts';
export { useLeaveWarning } from './useLeaveWarning.tsx';
