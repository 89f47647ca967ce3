import { Button, Sheet } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { ActionBar } from '../../shared/components/ActionBar.tsx';
import { useIsPhone } from '../../shared/useIsPhone.ts';
import { statusLabel } from '../../episodes/index.ts';
import type { EpisodeStatus } from '../../gql/graphql.ts';

export type EditorPart = 'release' | 'reading';

export interface EditorSideProps {
  chosen: EpisodeStatus;
  /** What the choices look like to somebody else. */
  preview: ReactNode;
  release: ReactNode;
  reading: ReactNode;
  /** The sheet that is open on a phone. */
  open: EditorPart | null;
  onOpen: (part: EditorPart | null) => void;
  /** Whether the edit is safe. */
  line: ReactNode;
  /** The main button. */
  action: ReactNode;
}

/**
 * Release and reading: a column beside the pages, and on phones two sheets behind the bar. The bar with the save line and the
 * main button stays in sight everywhere.
 */
export function EditorSide({ chosen, preview, release, reading, open, onOpen, line, action }: EditorSideProps) {
  const { editor: texts, reading: readingTexts } = useTexts(episodeEditorTexts);
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <>
        <aside className="stack ed__side" aria-label={texts.releaseAndReading()}>
          {preview}
          {release}
          {reading}
        </aside>
        <ActionBar line={line}>{action}</ActionBar>
      </>
    );
  }
  const close = () => onOpen(null);
  return (
    <>
      {preview}
      <ActionBar
        line={line}
        parts={
          <aside className="action-bar__parts" aria-label={texts.releaseAndReading()}>
            <Button icon="globe" onClick={() => onOpen('release')}>
              {statusLabel(chosen)}
            </Button>
            <Button icon="book" onClick={() => onOpen('reading')}>
              {readingTexts.heading()}
            </Button>
          </aside>
        }
      >
        {action}
      </ActionBar>
      <Sheet open={open === 'release'} onClose={close} title={texts.whoReads()}>
        {release}
      </Sheet>
      <Sheet open={open === 'reading'} onClose={close} title={texts.howRead()}>
        {reading}
      </Sheet>
    </>
  );
}
