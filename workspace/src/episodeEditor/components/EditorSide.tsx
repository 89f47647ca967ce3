import { Button, Sheet } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../shared/useIsPhone.ts';
import { statusLabels } from '../../episodes/index.ts';
import type { Release } from '../draft/episodeDraft.ts';

export type EditorPart = 'release' | 'reading';

export interface EditorSideProps {
  chosen: Release;
  release: ReactNode;
  reading: ReactNode;
  /** The sheet that is open on a phone. */
  open: EditorPart | null;
  onOpen: (part: EditorPart | null) => void;
}

/** Release and reading: a column beside the pages, and on phones two sheets behind a bar that stays in sight. */
export function EditorSide({ chosen, release, reading, open, onOpen }: EditorSideProps) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <aside className="stack ed__side" aria-label="Release and reading">
        {release}
        {reading}
      </aside>
    );
  }
  const close = () => onOpen(null);
  return (
    <aside className="ed__phone" aria-label="Release and reading">
      <Button icon="globe" onClick={() => onOpen('release')}>
        {statusLabels[chosen]}
      </Button>
      <Button icon="book" onClick={() => onOpen('reading')}>
        Reading
      </Button>
      <Sheet open={open === 'release'} onClose={close} title="Who can read it">
        {release}
      </Sheet>
      <Sheet open={open === 'reading'} onClose={close} title="How it is read">
        {reading}
      </Sheet>
    </aside>
  );
}
