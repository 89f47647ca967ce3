import { TextField } from '@komawari/ui/components';
import { limits } from '@komawari/ui/limits';
import type { ScrollDirection } from '../../gql/graphql.ts';
import { PagesSection, type FileTaker } from '../../pageEditor/index.ts';
import type { EditorView } from '../useEditorView.ts';
import type { EpisodeDraftState } from '../useEpisodeDraft.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';

/** Where the title stands on the page. */
export const TITLE_FIELD = 'episode-title';

export interface EpisodeTitleFieldProps {
  state: EpisodeDraftState;
  label: string;
  placeholder: string;
  error: string | undefined;
}

/** What an episode is called. */
export function EpisodeTitleField({ state, ...field }: EpisodeTitleFieldProps) {
  const lang = useWorkLanguage();
  return (
    <TextField
      id={TITLE_FIELD}
      lang={lang}
      maxCharacters={limits.episodeTitle.max}
      value={state.draft.title}
      {...field}
      onChange={(event) => state.change({ title: event.target.value })}
    />
  );
}

export interface EpisodePagesProps {
  state: EpisodeDraftState;
  view: EditorView;
  direction: ScrollDirection;
  /** Sees new files before they become pages, and may do something else with them. */
  onFiles?: FileTaker | undefined;
}

/** The pages of an episode. */
export function EpisodePages({ state, view, direction, onFiles }: EpisodePagesProps) {
  return (
    <PagesSection
      state={state}
      spreads={{ startPosition: state.draft.startPosition, direction }}
      filter={view.filter}
      onFilter={view.setFilter}
      onFiles={onFiles}
    />
  );
}
