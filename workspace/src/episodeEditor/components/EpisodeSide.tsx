import type { ReactNode } from 'react';
import { GuestPreview } from '../../prices/index.ts';
import type { SavedEpisodeFieldsFragment } from '../../gql/graphql.ts';
import type { SavedEpisode } from '../draft/episodeDraft.ts';
import type { EditorView } from '../useEditorView.ts';
import type { EpisodeDraftState } from '../useEpisodeDraft.ts';
import { EditorSide } from './EditorSide.tsx';
import { ReadingBox } from './ReadingBox.tsx';
import { ReleaseBox } from './ReleaseBox.tsx';

export interface EpisodeSideProps {
  state: EpisodeDraftState;
  view: EditorView;
  saved: SavedEpisode | null;
  /** The present, in milliseconds. */
  now: number;
  /** What the episode is called. */
  name: string;
  /** The server archived the episode, or gave it back. */
  onArchived?: (episode: SavedEpisodeFieldsFragment) => void;
  afterwordError: string | undefined;
  /** Whether the edit is safe. */
  line: ReactNode;
  /** The main button. */
  action: ReactNode;
  /** More about how the episode is read. */
  children?: ReactNode;
}

/** Beside the pages: who can read the episode, and how it is read; below them the bar that ends the edit. */
export function EpisodeSide(props: EpisodeSideProps) {
  const { state, view, saved, now, name, onArchived = () => undefined, afterwordError, line, action, children } = props;
  const { draft, change } = state;
  return (
    <EditorSide
      {...{ line, action }}
      chosen={draft.release}
      preview={<GuestPreview sale={draft.sale} pages={draft.pages} />}
      open={view.openPart}
      onOpen={view.setOpenPart}
      release={<ReleaseBox {...{ now, draft, saved, name, onArchived }} onChange={change} />}
      reading={
        <>
          <ReadingBox draft={draft} afterwordError={afterwordError} onChange={change} />
          {children}
        </>
      }
    />
  );
}
