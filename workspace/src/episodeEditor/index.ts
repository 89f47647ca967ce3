export { EditorSide, type EditorPart } from './components/EditorSide.tsx';
export { ReadingBox } from './components/ReadingBox.tsx';
export { ReleaseBox } from './components/ReleaseBox.tsx';
export { emptyDraft, releaseInput } from './draft/episodeDraft.ts';
export { forgetLocally, keepLocally, readLocally } from './draft/localDrafts.ts';
export { blockOf, mainActionOf, type Block } from './draft/mainAction.ts';
export { textProblems } from './draft/textProblems.ts';
export { useEpisodeDraft } from './useEpisodeDraft.ts';
