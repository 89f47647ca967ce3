import { Select, TextArea } from '@komawari/ui/components';
import { limits } from '@komawari/ui/limits';
import type { StartPosition } from '../../gql/graphql.ts';
import type { EpisodeDraft } from '../draft/episodeDraft.ts';

/** Where the afterword stands on the page. */
export const AFTERWORD_FIELD = 'episode-afterword';

export interface ReadingBoxProps {
  draft: EpisodeDraft;
  afterwordError: string | undefined;
  onChange: (patch: Partial<EpisodeDraft>) => void;
}

/** How the pages lie, and what the creator says after the last one. */
export function ReadingBox({ draft, afterwordError, onChange }: ReadingBoxProps) {
  return (
    <section className="box stack" aria-labelledby="reading-heading">
      <h2 id="reading-heading">Reading</h2>
      <Select
        label="Page 1 sits"
        value={draft.startPosition}
        onChange={(event) => onChange({ startPosition: event.target.value as StartPosition })}
        options={[
          { value: 'LATTER', label: 'Alone (2 and 3 pair up)' },
          { value: 'FORMER', label: 'Beside page 2' },
        ]}
      />
      <TextArea
        id={AFTERWORD_FIELD}
        label="Afterword"
        lang="ja"
        maxCharacters={limits.afterword.max}
        value={draft.afterword}
        error={afterwordError}
        hint="Shown after the last page, in your speech balloon."
        onChange={(event) => onChange({ afterword: event.target.value })}
      />
    </section>
  );
}
