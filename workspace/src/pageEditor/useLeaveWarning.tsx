import { ConfirmDialog } from '@komawari/ui/components';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

/**
 * Warns before leaving while files are on their way, and only then: everything else is saved or kept. Returns the
 * dialog to draw.
 */
export function useLeaveWarning(filesInFlight: number): ReactNode {
  const hasFiles = filesInFlight > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The first save of a new episode replaces the address; nobody leaves.
    const isSameEditor = historyAction === 'REPLACE' || currentLocation.pathname === nextLocation.pathname;
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

  const stay = () => blocker.reset?.();
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={
        filesInFlight === 1
          ? 'Leave while a file is on its way?'
          : `Leave while ${filesInFlight} files are on their way?`
      }
      keep="Stay"
      action="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      They stop here. Drop the same files later, and they continue where they stopped.
    </ConfirmDialog>
  );
}
