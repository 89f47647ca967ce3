import { Select, TextArea } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import type { StartPosition } from '../../gql/graphql.ts';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
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
  const { reading: texts } = useTexts(episodeEditorTexts);
  const lang = useWorkLanguage();
  return (
    <section className="box stack" aria-labelledby="reading-heading">
      <h2 id="reading-heading">{texts.heading()}</h2>
      <Select
        label={texts.pageOne()}
        value={draft.startPosition}
        onChange={(event) => onChange({ startPosition: event.target.value as StartPosition })}
        options={[
          { value: 'LATTER', label: texts.alone() },
          { value: 'FORMER', label: texts.besideTwo() },
        ]}
      />
      <TextArea
        id={AFTERWORD_FIELD}
        label={texts.afterword()}
        lang={lang}
        maxCharacters={limits.afterword.max}
        value={draft.afterword}
        error={afterwordError}
        hint={texts.afterwordHint()}
        onChange={(event) => onChange({ afterword: event.target.value })}
      />
    </section>
  );
}
