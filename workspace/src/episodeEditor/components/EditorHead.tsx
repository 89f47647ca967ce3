import { Button, IconButton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { lazy, Suspense, useState } from 'react';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { ReaderPreview } from '../../readerPreview/index.ts';
import type { EditedWork } from '../draft/editedWork.ts';
import type { EpisodeDraft } from '../draft/episodeDraft.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';

/** The past is fetched when somebody asks for it. */
const VersionsSheet = lazy(async () => ({ default: (await import('./VersionsSheet.tsx')).VersionsSheet }));

export interface EditorHeadProps {
  heading: string;
  work: EditedWork;
  draft: EpisodeDraft;
  saving: EpisodeSaving;
}

/** The heading, and what can be looked at: earlier versions, the episode as readers will see it. */
export function EditorHead({ heading, work, draft, saving }: EditorHeadProps) {
  const { editor: texts } = useTexts(episodeEditorTexts);
  const { saved } = saving;
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <header className="ws-head editor__head">
        <h1 lang={work.language}>{heading}</h1>
        <div className="row">
          {saved ? <IconButton icon="clock" label={texts.versions()} onClick={() => setShowsVersions(true)} /> : null}
          <Button icon="eye" onClick={() => setIsPreviewing(true)}>
            {texts.preview()}
          </Button>
        </div>
      </header>
      {isPreviewing ? (
        <ReaderPreview
          onClose={() => setIsPreviewing(false)}
          heading={heading}
          workTitle={work.title}
          pages={draft.pages}
          startPosition={draft.startPosition}
          afterword={draft.afterword}
          direction={work.scrollDirection}
        />
      ) : null}
      {showsVersions && saved ? (
        <Suspense>
          <VersionsSheet saved={saved} draft={draft} saving={saving} onClose={() => setShowsVersions(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
