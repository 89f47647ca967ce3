import { Button, Link, Notice, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { clearDraft, useForm } from '@komawari/ui/forms';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { limits } from '@komawari/ui/limits';
import { useEffect, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { PagesSection, type PageFilter, useLeaveWarning } from '../../pageEditor/index.ts';
import {
  ReadingBox,
  ReleaseBox,
  emptyDraft,
  releaseInput,
  forgetLocally,
  keepLocally,
  readLocally,
  blockOf,
  mainActionOf,
  type Block,
  textProblems,
  useEpisodeDraft,
  EditorSide,
  type EditorPart,
} from '../../episodeEditor/index.ts';
import { ContestSection } from '../components/ContestSection.tsx';
import { WorkFields } from '../components/WorkFields.tsx';
import { CreateWork } from '../operations/CreateWork.ts';
import { GetNewWorkForm } from '../operations/GetNewWorkForm.ts';
import { readKeptCover, keepCover } from '../keptCover.ts';
import { emptyWork, workForm, workInputOf, type Cover } from '../workForm.ts';
import { useNow } from '../../shared/useNow.ts';
import { useInvitedTag } from '../useInvitedTag.ts';

/** Under which name this browser keeps the pages of a work that does not exist yet. */
const LOCAL_NAME = 'new-work';
/** What a contest asks about a person is not kept in the browser. */
const FORM_DRAFT = { key: 'new-work', omit: ['contestApplications'] };

/** A new work and its first episode in one form. */
export function NewWorkPage() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  // The contest of these weeks and the tags that are recommended: nothing that changes while a form is filled in.
  const { data } = useQuery(GetNewWorkForm, {}, { staleTime: 60_000 });
  const contest = data?.currentContest;
  const [cover, setCover] = useState<Cover | null>(readKeptCover);
  const [kept] = useState(() => readLocally(LOCAL_NAME));
  const state = useEpisodeDraft(kept?.draft ?? { ...emptyDraft, release: 'PUBLIC' });
  const [filter, setFilter] = useState<PageFilter>('all');
  const [openPart, setOpenPart] = useState<EditorPart | null>(null);
  const [problems, setProblems] = useState<readonly { path: readonly string[]; message: string }[]>([]);
  const { mutateAsync } = useMutation(CreateWork);
  const { draft, troubles } = state;
  const now = useNow();
  const block = blockOf(draft, troubles, now);
  const action = mainActionOf(null, draft.release);
  const texts = textProblems(draft, problems);
  const leaveWarning = useLeaveWarning(troubles.working.length);

  useEffect(
    function keepEdit() {
      const timer = setTimeout(() => keepLocally(LOCAL_NAME, draft, null), 500);
      keepCover(cover);
      return () => clearTimeout(timer);
    },
    [draft, cover],
  );

  const form = useForm({
    schema: workForm,
    initial: emptyWork,
    draft: FORM_DRAFT,
    async onSubmit(values) {
      if (block || texts.title || texts.afterword) return [];
      const { createWork } = await mutateAsync({
        workInput: workInputOf(values, cover, contest),
        episodeInput: releaseInput(draft),
      });
      setProblems(createWork.problems.filter(({ path }) => path.includes('episodeInput')));
      if (createWork.problems.length > 0)
        return createWork.problems.filter(({ path }) => !path.includes('episodeInput'));
      forgetEverything();
      const episodeId = createWork.episode?.id;
      const isOut = createWork.episode?.status === 'PUBLIC' || createWork.episode?.status === 'FAN_ONLY';
      flash.set({
        body: action.done,
        type: 'success',
        ...(isOut ? { action: { label: 'Open', run: () => window.location.assign(`/episodes/${episodeId}`) } } : {}),
      });
      void refresh('Work', 'Episode');
      if (createWork.work) void navigate(generatePath(paths.work, { workId: createWork.work.id }));
      return [];
    },
  });

  useInvitedTag(form);

  function startOver(): void {
    forgetEverything();
    setCover(null);
    state.reset({ ...emptyDraft, release: 'PUBLIC' });
    form.kit.reset(emptyWork);
  }

  function jump(to: Block['jump']['to']): void {
    if (to === 'errors' || to === 'working') setFilter(to);
    if (to === 'publishAt') setOpenPart('release');
    document.getElementById(to === 'publishAt' ? 'publish-at' : 'pages-heading')?.scrollIntoView({ block: 'center' });
  }

  const hasContent = draft.pages.length > 0 || form.isChanged || cover !== null;
  return (
    <form className="editor" {...form.attributes}>
      <title>New work | Komawari</title>
      <nav className="small muted row row--tight" aria-label="Breadcrumb">
        <Link href={paths.works}>Works</Link>
        <Icon name="right" size="sm" />
        <span>New</span>
      </nav>
      <header className="ws-head editor__head">
        <div>
          <h1>New work</h1>
          <p className="small muted">
            The work and its first episode. What you write stays in this browser until you publish.
          </p>
        </div>
        <div className="row">
          {hasContent ? (
            <Button variant="quiet" onClick={startOver}>
              Start over
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            disabled={block !== null}
            reasonId="why"
            busy={form.isBusy}
            busyWord={action.busyWord}
          >
            {action.label}
          </Button>
        </div>
      </header>
      <div className="editor__notices">
        <FormProblem form={form} />
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
        <div className="stack stack--lg">
          <section className="box stack" aria-labelledby="work-heading">
            <h2 id="work-heading">Work</h2>
            <WorkFields form={form} cover={cover} onCover={setCover} suggestions={data?.hotTags ?? []} />
          </section>
          {contest?.state === 'OPEN' ? <ContestSection form={form} contest={contest} /> : null}
          <section className="stack" aria-labelledby="episode-heading">
            <h2 id="episode-heading" className="editor__part">
              First episode
            </h2>
            <TextField
              id="episode-title"
              label="Title of the episode"
              lang="ja"
              maxCharacters={limits.episodeTitle.max}
              placeholder="第1話"
              value={draft.title}
              error={texts.title}
              onChange={(event) => state.change({ title: event.target.value })}
            />
            <PagesSection
              state={state}
              spreads={{ startPosition: draft.startPosition, direction: form.kit.watch('scrollDirection') }}
              filter={filter}
              onFilter={setFilter}
            />
          </section>
        </div>
        <EditorSide
          chosen={draft.release}
          open={openPart}
          onOpen={setOpenPart}
          release={<ReleaseBox now={now} draft={draft} saved={null} onChange={state.change} />}
          reading={<ReadingBox draft={draft} afterwordError={texts.afterword} onChange={state.change} />}
        />
      </div>
      {leaveWarning}
    </form>
  );
}

function forgetEverything(): void {
  forgetLocally(LOCAL_NAME);
  clearDraft(FORM_DRAFT);
  keepCover(null);
}
