import { Button, ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatTime } from '@komawari/ui/format';
import { useForm } from '@komawari/ui/forms';
import { GraphQLRequestError } from '@komawari/ui/graphql';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { generatePath, useNavigate, useParams } from 'react-router';
import { ActionBar, KeptLine } from '../../shared/components/ActionBar.tsx';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetEditWorkFormQuery } from '../../gql/graphql.ts';
import { ContestSection } from '../components/ContestSection.tsx';
import { WorkFields } from '../components/WorkFields.tsx';
import { openForms } from '../contestForm.ts';
import { GetEditWorkForm } from '../operations/GetEditWorkForm.ts';
import { UpdateWork } from '../operations/UpdateWork.ts';
import { workForm, workInputOf, type Cover } from '../workForm.ts';

/** The settings of a work. */
export function EditWorkPage() {
  const { workId = '' } = useParams();
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(GetEditWorkForm, { id: workId });
  // The form owns what it shows; only an answer asked for by this visit may fill it.
  const isFresh = query.dataUpdatedAt >= openedAt;
  return (
    <Loaded query={isFresh ? query : { ...query, data: undefined }} skeleton={<Skeleton kind="box" count={3} />}>
      {(data) => <EditWork data={data} onReload={() => void query.refetch()} key={data.work.revision} />}
    </Loaded>
  );
}

interface Changed {
  at: string;
  revision: number;
}

function EditWork({ data, onReload }: { data: GetEditWorkFormQuery; onReload: () => void }) {
  const { work } = data;
  // Without a cover the picture of the work is the page that stands in.
  const chosen = work.hasCover ? (work.coverImage ?? null) : null;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [cover, setCover] = useState<Cover | null>(chosen);
  const [revision, setRevision] = useState(work.revision);
  const [changed, setChanged] = useState<Changed | null>(null);
  const { mutateAsync } = useMutation(UpdateWork, { handles: ['CONFLICT'] });
  const href = generatePath(paths.work, { workId: work.id });
  const form = useForm({
    schema: workForm,
    // What a contest asks about a person is not kept in the browser.
    draft: { key: `work-${work.id}-${work.revision}`, omit: ['contestApplications'] },
    initial: {
      title: work.title,
      description: work.description,
      coverImageId: chosen?.id ?? '',
      scrollDirection: work.scrollDirection,
      isOneShot: work.isOneShot,
      isCompleted: work.isCompleted,
      commentIsOpen: work.commentIsOpen,
      commentMode: work.commentMode,
      showsYawarakaText: work.showsYawarakaText,
      enableSurvey: work.enableSurvey,
      tagTitles: work.tags.map((tag) => tag.title),
      contestApplications: openForms(work.contestApplications, data.currentContest),
    },
    async onSubmit(values) {
      try {
        const { updateWork } = await mutateAsync({
          input: { id: work.id, expectedRevision: revision, work: workInputOf(values, cover, data.currentContest) },
        });
        if (updateWork.problems.length > 0) return updateWork.problems;
      } catch (error) {
        if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') throw error;
        setChanged({
          at: error.details.changedAt ?? new Date().toISOString(),
          revision: error.details.currentRevision ?? revision,
        });
        return [];
      }
      flash.set({ body: 'Saved', type: 'success' });
      void refresh('Work');
      void navigate(href);
      return [];
    },
  });

  return (
    <>
      <title>{`Edit ${work.title} | Komawari`}</title>
      <Breadcrumb
        above={[
          { href: paths.works, label: 'Works' },
          { href, label: work.title, lang: 'ja' },
        ]}
      />
      <header className="ws-head editor__head">
        <h1>Edit the work</h1>
      </header>
      <form className="stack work-form" {...form.attributes}>
        <FormProblem form={form} />
        {changed ? (
          <Notice
            tone="warn"
            icon="alert"
            live
            action={
              <>
                <Button
                  onClick={() => {
                    setRevision(changed.revision);
                    setChanged(null);
                  }}
                >
                  Keep this version
                </Button>
                <Button variant="quiet" onClick={onReload}>
                  Load the other one
                </Button>
              </>
            }
          >
            <b>You changed this in another tab at {formatTime(changed.at)}.</b> Keep this version and save again, or
            load the other one.
          </Notice>
        ) : null}
        <section className="box">
          <WorkFields
            form={form}
            cover={cover}
            onCover={setCover}
            pageOne={work.hasCover ? null : (work.coverImage ?? null)}
            suggestions={data.hotTags}
          />
        </section>
        {data.currentContest?.state === 'OPEN' ? <ContestSection form={form} contest={data.currentContest} /> : null}
        <ActionBar line={<KeptLine isKept={form.isChanged} until="save" />}>
          <ButtonLink href={href} variant="quiet">
            Cancel
          </ButtonLink>
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
            Save
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
