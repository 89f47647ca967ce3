export { BLOCK_NOTICE, BlockNotice } from './components/BlockNotice.tsx';
export { EpisodePages, EpisodeTitleField } from './components/EpisodeFields.tsx';
export { EpisodeSide } from './components/EpisodeSide.tsx';
export { emptyDraft, releaseInput, type EpisodeDraft } from './draft/episodeDraft.ts';
export { blockOf, mainActionOf } from './draft/mainAction.ts';
export { textProblems } from './draft/textProblems.ts';
export { useEditorView } from './useEditorView.ts';
export { useEpisodeDraft } from './useEpisodeDraft.ts';
