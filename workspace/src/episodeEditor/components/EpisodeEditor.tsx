import { Button, IconButton, Link, Notice, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { limits } from '@komawari/ui/limits';
import { lazy, Suspense, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import type { ScrollDirection } from '../../gql/graphql.ts';
import type { EpisodeDraft, SavedEpisode } from '../draft/episodeDraft.ts';
import { forgetLocally, readLocally } from '../draft/localDrafts.ts';
import { blockOf, mainActionOf, type Block } from '../draft/mainAction.ts';
import { textProblems } from '../draft/textProblems.ts';
import { useSeveralQuestion } from '../../episodeImport/index.ts';
import { useEpisodeDraft } from '../useEpisodeDraft.ts';
import { useEpisodeSaving } from '../useEpisodeSaving.ts';
import { useLeaveWarning, PagesSection, type PageFilter } from '../../pageEditor/index.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ReadingBox } from './ReadingBox.tsx';
import { ReleaseBox } from './ReleaseBox.tsx';
import { SurveyBox, type AskedSurvey } from './SurveyBox.tsx';
import { SaveLine } from './SaveLine.tsx';
import { ReviewBox } from '../../reviews/index.ts';
import { useNow } from '../../shared/useNow.ts';
import { ReaderPreview } from '../../readerPreview/index.ts';
import { EditorSide, type EditorPart } from './EditorSide.tsx';

/** The past is fetched when somebody asks for it. */
const VersionsSheet = lazy(async () => ({ default: (await import('./VersionsSheet.tsx')).VersionsSheet }));

export interface EpisodeEditorProps {
  work: { id: string; title: string; scrollDirection: ScrollDirection };
  /** The number the episode has or will have. */
  number: number;
  initial: EpisodeDraft;
  initialSaved: SavedEpisode | null;
  /** Under which name this browser keeps the edit. */
  localName: string;
  /** What the author asks at the end of the saved episode; null for nothing. */
  survey?: AskedSurvey | null;
  onCreated: (episodeId: string) => void;
}

/** The episode editor: pages, release, reading. */
export function EpisodeEditor({
  work,
  number,
  initial,
  initialSaved,
  localName,
  survey,
  onCreated,
}: EpisodeEditorProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [kept, setKept] = useState(() => keptEdit(localName, initialSaved));
  const state = useEpisodeDraft(kept?.draft ?? initial);
  const saving = useEpisodeSaving({ workId: work.id, initial, initialSaved, localName, state, onCreated });
  const [filter, setFilter] = useState<PageFilter>('all');
  const [openPart, setOpenPart] = useState<EditorPart | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isFailing, setIsFailing] = useState(false);
  const { draft, troubles } = state;
  const now = useNow();
  const action = mainActionOf(saving.saved?.status ?? null, draft.release);
  const errors = textProblems(draft, saving.problems);
  const block = blockOf(draft, troubles, now);
  const several = useSeveralQuestion(work.id);
  const leaveWarning = useLeaveWarning(troubles.working.length);

  async function act(): Promise<void> {
    setIsFailing(errors.title !== undefined || errors.afterword !== undefined);
    if (errors.title || errors.afterword) {
      document.getElementById(errors.title ? 'episode-title' : 'episode-afterword')?.focus();
      return;
    }
    const saved = await saving.release();
    if (!saved) return;
    flash.set({ body: action.done, type: 'success', ...openAction(saved) });
    void refresh('Episode', 'Work');
    if (saved.status !== 'DRAFT') void navigate(generatePath(paths.work, { workId: work.id }));
  }

  function jump(to: Block['jump']['to']): void {
    if (to === 'errors' || to === 'working') setFilter(to);
    if (to === 'publishAt') setOpenPart('release');
    const target =
      to === 'publishAt' ? document.getElementById('publish-at') : document.getElementById('pages-heading');
    target?.scrollIntoView({ block: 'center' });
    if (to === 'publishAt') target?.focus();
  }

  const heading = formatEpisodeHeading({ title: draft.title, number });
  return (
    <div className="editor">
      <title>{`${heading} | Komawari`}</title>
      <nav className="small muted row row--tight" aria-label="Breadcrumb">
        <Link href={paths.works}>Works</Link>
        <Icon name="right" size="sm" />
        <Link href={generatePath(paths.work, { workId: work.id })} lang="ja">
          {work.title}
        </Link>
      </nav>
      <header className="ws-head editor__head">
        <h1 lang="ja">{heading}</h1>
        <div className="row">
          <SaveLine standing={saving.standing} isDraft={saving.saved === null || saving.saved.status === 'DRAFT'} />
          {saving.saved ? <IconButton icon="clock" label="Versions" onClick={() => setShowsVersions(true)} /> : null}
          <Button icon="eye" onClick={() => setIsPreviewing(true)}>
            Preview
          </Button>
          <Button
            variant="primary"
            disabled={block !== null}
            reasonId="why"
            busy={saving.isReleasing}
            busyWord={action.busyWord}
            onClick={() => void act()}
          >
            {action.label}
          </Button>
        </div>
      </header>
      <div className="editor__notices">
        {saving.conflict ? (
          <ConflictNotice conflict={saving.conflict} episodeId={saving.saved?.id ?? ''} saving={saving} />
        ) : null}
        {kept ? (
          <KeptNotice
            keptAt={kept.keptAt}
            onDiscard={() => {
              forgetLocally(localName);
              state.reset(initial);
              setKept(null);
            }}
          />
        ) : null}
        {block ? (
          <Notice
            id="why"
            tone={block.jump.to === 'errors' ? 'danger' : 'info'}
            action={<Button onClick={() => jump(block.jump.to)}>{block.jump.label}</Button>}
          >
            <b>{block.title}</b> {block.words}
          </Notice>
        ) : null}
      </div>
      <div className="ed">
        <div className="stack">
          <TextField
            id="episode-title"
            label="Title"
            lang="ja"
            maxCharacters={limits.episodeTitle.max}
            placeholder={formatEpisodeHeading({ title: '', number })}
            value={draft.title}
            error={isFailing || errors.isServer ? errors.title : undefined}
            onChange={(event) => state.change({ title: event.target.value })}
          />
          <PagesSection
            state={state}
            spreads={{ startPosition: draft.startPosition, direction: work.scrollDirection }}
            filter={filter}
            onFilter={setFilter}
            {...(saving.saved ? {} : { onFiles: several.ask })}
          />
        </div>
        <EditorSide
          chosen={draft.release}
          open={openPart}
          onOpen={setOpenPart}
          release={<ReleaseBox now={now} draft={draft} saved={saving.saved} onChange={state.change} />}
          reading={
            <>
              <ReadingBox draft={draft} afterwordError={errors.afterword} onChange={state.change} />
              {saving.saved ? <SurveyBox episodeId={saving.saved.id} survey={survey ?? null} /> : null}
              {saving.saved ? <ReviewBox workId={work.id} episodeId={saving.saved.id} /> : null}
            </>
          }
        />
      </div>
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
      {showsVersions && saving.saved ? (
        <Suspense>
          <VersionsSheet saved={saving.saved} saving={saving} onClose={() => setShowsVersions(false)} />
        </Suspense>
      ) : null}
      {leaveWarning}
      {several.question}
    </div>
  );
}

function KeptNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  const time = new Date(keptAt).toLocaleTimeString('ja', { hour: '2-digit', minute: '2-digit' });
  return (
    <Notice action={<Button onClick={onDiscard}>Discard them</Button>}>
      <b>Your changes from {time} are back.</b> They were only in this browser.
    </Notice>
  );
}

/** An edit of this browser that belongs to the version the server has; one of an older version is not forced on it. */
function keptEdit(localName: string, saved: SavedEpisode | null) {
  const kept = readLocally(localName);
  return kept && kept.revision === (saved?.revision ?? null) ? kept : null;
}

function openAction(saved: SavedEpisode) {
  if (saved.status !== 'PUBLIC' && saved.status !== 'FAN_ONLY') return {};
  return { action: { label: 'Open', run: () => window.location.assign(`/episodes/${saved.id}`) } };
}
