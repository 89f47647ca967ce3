import { formatEpisodeHeading } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { generatePath } from 'react-router';
import { useSeveralQuestion } from '../../episodeImport/index.ts';
import type { SuspensionFieldsFragment } from '../../gql/graphql.ts';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { useLeaveWarning } from '../../pageEditor/index.ts';
import { ReviewBox } from '../../reviews/index.ts';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { KeptNotice } from '../../shared/components/KeptNotice.tsx';
import { SuspendedNotice } from '../../shared/components/SuspendedNotice.tsx';
import { paths } from '../../shared/routes.ts';
import { useNow } from '../../shared/useNow.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import type { EditedWork } from '../draft/editedWork.ts';
import { savedOf, type EpisodeDraft, type SavedEpisode } from '../draft/episodeDraft.ts';
import { blockOf } from '../draft/mainAction.ts';
import { textProblems } from '../draft/textProblems.ts';
import { useEditorView } from '../useEditorView.ts';
import { useEpisodeDraft } from '../useEpisodeDraft.ts';
import { useEpisodeSaving } from '../useEpisodeSaving.ts';
import { useKeptEdit } from '../useKeptEdit.ts';
import { ArchivedNotice } from './ArchivedNotice.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EpisodeConflict } from './EpisodeConflict.tsx';
import { EpisodePages, EpisodeTitleField } from './EpisodeFields.tsx';
import { EpisodeSale } from './EpisodeSale.tsx';
import { EpisodeSide } from './EpisodeSide.tsx';
import { SaveLine } from './SaveLine.tsx';
import { ReleaseButton } from './ReleaseButton.tsx';
import { SurveyBox, type AskedSurvey } from './SurveyBox.tsx';

export interface EpisodeEditorProps {
  work: EditedWork;
  /** The number the episode has or will have. */
  number: number;
  initial: EpisodeDraft;
  initialSaved: SavedEpisode | null;
  /** Under which name this browser keeps the edit. */
  localName: string;
  /** What the author asks at the end of the saved episode; null for nothing. */
  survey?: AskedSurvey | null;
  /** That operators suspended the saved episode, and why; null where they did not. */
  suspension?: SuspensionFieldsFragment | null;
  onCreated: (episodeId: string) => void;
}

/** The episode editor: pages, sale, release, reading. */
export function EpisodeEditor({ work, number, survey, suspension, ...opened }: EpisodeEditorProps) {
  const { editor: texts } = useTexts(episodeEditorTexts);
  const { kept, discard } = useKeptEdit(opened.localName, opened.initialSaved);
  const state = useEpisodeDraft({ ...opened.initial, ...kept?.draft });
  const saving = useEpisodeSaving({ workId: work.id, state, ...opened });
  const view = useEditorView();
  const now = useNow();
  const several = useSeveralQuestion(work.id);
  const leaveWarning = useLeaveWarning(state.troubles.working.length);
  const [isRefused, setIsRefused] = useState(false);
  const { draft } = state;
  const { saved } = saving;
  const problems = textProblems(draft, saving.problems);
  const block = blockOf(draft, state.troubles, now);
  const heading = formatEpisodeHeading({ title: draft.title, number });

  function discardKept(): void {
    discard();
    state.reset(opened.initial);
  }

  return (
    <WorkLanguageContext value={work.language}>
      <div className="editor">
        <title>{`${heading} | Komawari`}</title>
        <Breadcrumb
          above={[
            { href: paths.works, label: texts.works() },
            { href: generatePath(paths.work, { workId: work.id }), label: work.title, lang: work.language },
          ]}
        />
        <EditorHead {...{ heading, work, draft, saving }} />
        <div className="editor__notices">
          <SuspendedNotice what="workOf" suspension={work.suspension} />
          <SuspendedNotice what="episode" suspension={suspension} />
          <EpisodeConflict saving={saving} />
          <KeptNotice kept={kept && { ...kept, discard: discardKept }} />
          <ArchivedNotice saved={saved} onBack={(episode) => saving.saver.moved(savedOf(episode))} />
          <BlockNotice block={block} onJump={view.jump} />
        </div>
        <div className="ed">
          <div className="stack">
            <EpisodeTitleField
              state={state}
              label={texts.title()}
              placeholder={formatEpisodeHeading({ title: '', number })}
              error={isRefused || problems.isServer ? problems.title : undefined}
            />
            <EpisodePages
              {...{ state, view }}
              direction={work.scrollDirection}
              onFiles={saved ? undefined : several.ask}
            />
            <EpisodeSale {...{ state, saved, problems, isRefused }} />
          </div>
          <EpisodeSide
            {...{ state, view, saved, now }}
            name={heading}
            onArchived={(episode) => saving.saver.moved(savedOf(episode))}
            afterwordError={problems.afterword}
            line={<SaveLine status={saving.status} isDraft={saved === null || saved.status === 'DRAFT'} />}
            action={
              <ReleaseButton
                {...{ workId: work.id, saving, problems }}
                isWorkSuspended={Boolean(work.suspension)}
                release={draft.release}
                isBlocked={block !== null}
                onTry={setIsRefused}
              />
            }
          >
            {saved ? <SurveyBox episodeId={saved.id} survey={survey ?? null} /> : null}
            {saved ? <ReviewBox workId={work.id} episodeId={saved.id} /> : null}
          </EpisodeSide>
        </div>
        {leaveWarning}
        {several.question}
      </div>
    </WorkLanguageContext>
  );
}
