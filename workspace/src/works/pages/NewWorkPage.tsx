import { useQuery } from '@komawari/ui/graphql/react';
import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import {
  BLOCK_NOTICE,
  BlockNotice,
  EpisodePages,
  EpisodeSale,
  EpisodeSide,
  EpisodeTitleField,
  useEditorView,
} from '../../episodeEditor/index.ts';

import worksTexts from '../../messages/works.js';
import { useLeaveWarning } from '../../pageEditor/index.ts';
import { KeptLine } from '../../shared/components/ActionBar.tsx';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import { ContestSection } from '../components/ContestSection.tsx';
import { DetailsFields } from '../components/DetailsFields.tsx';
import { NewWorkHead } from '../components/NewWorkHead.tsx';
import { WorkFields } from '../components/WorkFields.tsx';
import { GetNewWorkForm } from '../operations/GetNewWorkForm.ts';
import { useInvitedTag } from '../useInvitedTag.ts';
import { useNewWork } from '../useNewWork.ts';

/** A new work and its first episode in one form. */
export function NewWorkPage() {
  const { newWork, lists } = useTexts(worksTexts);
  // The contest of these weeks and the tags that are recommended: nothing that changes while a form is filled in.
  const { data } = useQuery(GetNewWorkForm, {}, { staleTime: 60_000 });
  const contest = data?.currentContest;
  const work = useNewWork(contest);
  const view = useEditorView();
  const { form, state, texts } = work;
  const leaveWarning = useLeaveWarning(state.troubles.working.length);
  useInvitedTag(form);

  return (
    <WorkLanguageContext value={form.kit.watch('language')}>
      <form className="editor" {...form.attributes}>
        <title>{`${newWork.title()} | Komawari`}</title>
        <Breadcrumb above={[{ href: paths.works, label: lists.title() }]} here={newWork.here()} />
        <NewWorkHead work={work} />
        <div className="editor__notices">
          <FormProblem form={form} />
          <BlockNotice block={work.block} onJump={view.jump} />
        </div>
        <div className="ed">
          <div className="stack stack--lg">
            <EpisodePages {...{ state, view }} direction={form.kit.watch('scrollDirection')} />
            <section className="box stack" aria-labelledby="work-heading">
              <h2 id="work-heading">{newWork.work()}</h2>
              <WorkFields
                form={form}
                cover={work.cover}
                onCover={work.setCover}
                pageOne={state.draft.pages[0]?.image ?? null}
                suggestions={data?.hotTags ?? []}
              />
            </section>
            <DetailsFields form={form} />
            {contest?.state === 'OPEN' ? <ContestSection form={form} contest={contest} /> : null}
            <section className="box stack" aria-labelledby="episode-heading">
              <h2 id="episode-heading">{newWork.firstEpisode()}</h2>
              <EpisodeTitleField state={state} label={newWork.episodeTitle()} placeholder="第1話" error={texts.title} />
            </section>
            <EpisodeSale {...{ state }} saved={null} problems={texts} isRefused={work.isRefused} />
          </div>
          <EpisodeSide
            {...{ state, view }}
            saved={null}
            name="第1話"
            now={work.now}
            afterwordError={texts.afterword}
            line={<KeptLine isKept={work.hasContent} until="publish" />}
            action={
              <Button
                type="submit"
                variant="primary"
                disabled={work.block !== null}
                reasonId={BLOCK_NOTICE}
                busy={form.isBusy}
                busyWord={work.action.busyWord}
              >
                {work.action.label}
              </Button>
            }
          />
        </div>
        {leaveWarning}
      </form>
    </WorkLanguageContext>
  );
}
