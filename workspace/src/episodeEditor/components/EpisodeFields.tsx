import { TextField } from '@komawari/ui/components';
import { limits } from '@komawari/ui/limits';
import type { ScrollDirection } from '../../gql/graphql.ts';
import { PagesSection, type FileTaker } from '../../pageEditor/index.ts';
import type { EditorView } from '../useEditorView.ts';
import type { EpisodeDraftState } from '../useEpisodeDraft.ts';

/** Where the title stands on the page. */
export const TITLE_FIELD = 'episode-title';

export interface EpisodeFieldsProps {
  state: EpisodeDraftState;
  view: EditorView;
  title: { label: string; placeholder: string; error: string | undefined };
  direction: ScrollDirection;
  /** Sees new files before they become pages, and may do something else with them. */
  onFiles?: FileTaker | undefined;
}

/** The title and the pages of an episode. */
export function EpisodeFields({ state, view, title, direction, onFiles }: EpisodeFieldsProps) {
  const { draft } = state;
  return (
    <>
      <TextField
        id={TITLE_FIELD}
        lang="ja"
        maxCharacters={limits.episodeTitle.max}
        value={draft.title}
        {...title}
        onChange={(event) => state.change({ title: event.target.value })}
      />
      <PagesSection
        state={state}
        spreads={{ startPosition: draft.startPosition, direction }}
        filter={view.filter}
        onFilter={view.setFilter}
        onFiles={onFiles}
      />
    </>
  );
}
