import { ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, type ReactNode } from 'react';
import pageEditorTexts from '../messages/pageEditor.js';
import { useGuard } from '../shared/routing/index.ts';

/**
 * Warns before leaving while files are on their way, and only then: everything else is saved or kept. Returns the
 * dialog to draw.
 */
export function useLeaveWarning(filesInFlight: number): ReactNode {
  const { leaving: texts } = useTexts(pageEditorTexts);
  const hasFiles = filesInFlight > 0;
  const held = useGuard(({ from, to, action }) => {
    // The first save of a new episode replaces the address; nobody leaves.
    const isSameEditor = action === 'REPLACE' || from === to;
    return hasFiles && !isSameEditor;
  });

  useEffect(
    function warnBeforeUnload() {
      if (!hasFiles) return undefined;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [hasFiles],
  );

  return (
    <ConfirmDialog
      open={held !== null}
      onClose={() => held?.stay()}
      title={texts.title({ count: filesInFlight })}
      keep={texts.stay()}
      action={texts.leave()}
      onConfirm={() => held?.proceed()}
    >
      {texts.what()}
    </ConfirmDialog>
  );
}
