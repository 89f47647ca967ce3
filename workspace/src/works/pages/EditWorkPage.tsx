import { Button, ButtonLink, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { NOT_SENT, useForm } from '@komawari/ui/forms';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { generatePath, useNavigate, useParams } from 'react-router';
import worksTexts from '../../messages/works.js';
import { ActionBar, KeptLine } from '../../shared/components/ActionBar.tsx';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { conflictOf, type Conflict } from '../../shared/conflict.ts';
import { FormConflict } from '../../shared/components/FormConflict.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { SuspendedNotice } from '../../shared/components/SuspendedNotice.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import type { GetEditWorkFormQuery } from '../../gql/graphql.ts';
import { ContestSection } from '../components/ContestSection.tsx';
import { DetailsFields } from '../components/DetailsFields.tsx';
import { WorkFields } from '../components/WorkFields.tsx';
import { openForms, withoutPersons } from '../contestForm.ts';
import { GetEditWorkForm } from '../operations/GetEditWorkForm.ts';
import { UpdateWork } from '../operations/UpdateWork.ts';
import { workForm, workInputOf } from '../workForm.ts';

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

function EditWork({ data, onReload }: { data: GetEditWorkFormQuery; onReload: () => void }) {
  const { edit: texts, lists } = useTexts(worksTexts);
  const { work } = data;
  // Without a cover the picture of the work is the page that stands in.
  const chosen = work.hasCover ? (work.coverImage ?? null) : null;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [revision, setRevision] = useState(work.revision);
  const [changed, setChanged] = useState<Conflict | null>(null);
  const { mutateAsync } = useMutation(UpdateWork, { handles: ['CONFLICT'] });
  const href = generatePath(paths.work, { workId: work.id });
  const form = useForm({
    schema: workForm,
    draft: { key: `work-${work.id}`, revision, forStorage: withoutPersons },
    initial: {
      title: work.title,
      description: work.description,
      coverImageId: chosen?.id ?? '',
      cover: chosen,
      scrollDirection: work.scrollDirection,
      isOneShot: work.isOneShot,
      isCompleted: work.isCompleted,
      commentIsOpen: work.commentIsOpen,
      commentMode: work.commentMode,
      showsYawarakaText: work.showsYawarakaText,
      enableSurvey: work.enableSurvey,
      rating: work.rating,
      language: work.language,
      genre: work.genre ?? '',
      onHiatus: work.onHiatus,
      returnsOn: work.returnsOn ?? '',
      credits: work.credits.map(({ name, role, screenName }) => ({ name, role, screenName })),
      tagTitles: work.tags.map((tag) => tag.title),
      contestApplications: openForms(work.contestApplications, data.currentContest),
    },
    async onSubmit(values) {
      try {
        const { updateWork } = await mutateAsync({
          input: {
            id: work.id,
            expectedRevision: revision,
            work: workInputOf(values, values.cover, data.currentContest),
          },
        });
        if (updateWork.problems.length > 0) return updateWork.problems;
      } catch (error) {
        const conflict = conflictOf(error);
        if (!conflict) throw error;
        setChanged(conflict);
        return NOT_SENT;
      }
      flash.set({ body: texts.saved(), type: 'success' });
      void refresh('Work');
      void navigate(href);
      return [];
    },
  });

  return (
    <>
      <title>{`${texts.title({ title: work.title })} | Komawari`}</title>
      <Breadcrumb
        above={[
          { href: paths.works, label: lists.title() },
          { href, label: work.title, lang: work.language },
        ]}
      />
      <header className="ws-head editor__head">
        <h1>{texts.heading()}</h1>
      </header>
      <form className="stack work-form" {...form.attributes}>
        <SuspendedNotice what="work" suspension={work.suspension} />
        <FormProblem form={form} />
        <FormConflict
          conflict={changed}
          onKeep={(current) => {
            setRevision(current);
            setChanged(null);
          }}
          onLoad={onReload}
        />
        <WorkLanguageContext value={form.kit.watch('language')}>
          <section className="box">
            <WorkFields
              form={form}
              cover={form.kit.watch('cover')}
              onCover={(cover) => form.kit.setValue('cover', cover, { shouldDirty: true })}
              pageOne={work.hasCover ? null : (work.coverImage ?? null)}
              suggestions={data.hotTags}
            />
          </section>
        </WorkLanguageContext>
        <DetailsFields form={form} canRest />
        {data.currentContest?.state === 'OPEN' ? <ContestSection form={form} contest={data.currentContest} /> : null}
        <ActionBar line={<KeptLine isKept={form.isChanged} until="save" />}>
          <ButtonLink href={href} variant="quiet">
            {texts.cancel()}
          </ButtonLink>
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
            {texts.save()}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
