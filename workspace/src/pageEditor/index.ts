export { PagesSection, type PageFilter } from './components/PagesSection.tsx';
export { NotesOnPages } from './notesOnPages.ts';
export { adoptIds, toPageInputs, type DraftPage, type PageTroubles } from './pages.ts';
export { PageWordsContext, type PageWords } from './pageWords.ts';
export { useDraftWithPages, type DraftState, type PagesState } from './useDraftWithPages.ts';
export { useFileDrop } from './useFileDrop.ts';
export { useLeaveWarning } from './useLeaveWarning.tsx';
