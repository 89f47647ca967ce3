import { useState } from 'react';
import type { PageFilter } from '../pageEditor/index.ts';
import type { EditorPart } from './components/EditorSide.tsx';
import type { Block } from './draft/mainAction.ts';

export type EditorView = ReturnType<typeof useEditorView>;

/** What of the editor is in sight: which pages the grid shows, and which sheet is open on a phone. */
export function useEditorView() {
  const [filter, setFilter] = useState<PageFilter>('all');
  const [openPart, setOpenPart] = useState<EditorPart | null>(null);

  /** Shows what keeps the main button off. */
  function jump(to: Block['jump']['to']): void {
    if (to === 'errors' || to === 'working') setFilter(to);
    if (to === 'publishAt') setOpenPart('release');
    const target = document.getElementById(to === 'publishAt' ? 'publish-at' : 'pages-heading');
    target?.scrollIntoView({ block: 'center' });
    if (to === 'publishAt') target?.focus();
  }

  return { filter, setFilter, openPart, setOpenPart, jump };
}
