import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { Trail } from '../components/Trail.tsx';
import { WorkPicker } from '../components/WorkPicker.tsx';
import type { ListedWork } from '../listedWork.ts';
import { AddPortfolioWorkKomawaris } from '../operations/AddPortfolioWorkKomawaris.ts';
import { GetWorkspacePortfolioCategoryWorkSelector } from '../operations/GetWorkspacePortfolioCategoryWorkSelector.ts';
import { aboveParts, placeOfWork } from '../trails.ts';
import { addToDraft, useCategoryDraft } from '../useCategoryDraft.ts';

/** Works a page of the list shows. */
const PER_PAGE = 100;

/** Own works of Komawari for a category. */
export function PickKomawariWorksPage() {
  const { pick: texts } = useTexts(portfoliosTexts);
  const { categoryId, draft } = useCategoryDraft();
  const category = placeOfWork(categoryId);
  const add = useAddKomawaris(category.href, draft);
  const list = usePages(
    GetWorkspacePortfolioCategoryWorkSelector,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.works ?? null,
    { isExternal: false },
  );
  const works = list.query.data?.map(({ id, title, language, coverImage, firstPublishedAt }) => ({
    id,
    title,
    workId: id,
    lang: language,
    picture: coverImage ?? null,
    isHidden: firstPublishedAt == null,
  }));
  const taken = draft?.works.flatMap(({ workId }) => workId ?? []);
  return (
    <>
      <Trail above={[...aboveParts(), category]} here={texts.here()} />
      <header className="ws-head">
        <h1>{texts.here()}</h1>
      </header>
      <Loaded query={{ ...list.query, data: draft && works }} skeleton={<Skeleton kind="box" count={3} />}>
        {(listed) =>
          listed === null || draft === null ? null : listed.length === 0 ? (
            <NoOwnWorks />
          ) : (
            <WorkPicker
              works={listed}
              taken={new Set(taken)}
              held={draft.works.length}
              busy={add.isBusy}
              onAdd={add.run}
            >
              <ListEnd noun={texts.noun()} list={list} />
            </WorkPicker>
          )
        }
      </Loaded>
    </>
  );
}

/** Takes own works into the portfolio, then into the category that is being edited, and goes back to it. */
function useAddKomawaris(categoryHref: string, draft: ReturnType<typeof useCategoryDraft>['draft']) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation(AddPortfolioWorkKomawaris);
  async function run(chosen: readonly ListedWork[]): Promise<void> {
    const answer = await mutateAsync({ input: { workIds: chosen.map(({ id }) => id) } });
    const { changedIds, problems } = answer.addPortfolioWorkKomawaris;
    const [problem] = problems;
    if (problem) flash.set({ body: problem.message, type: 'error' });
    if (problem || !changedIds || !draft) return;
    addToDraft(
      draft,
      chosen.flatMap((work, index) => (changedIds[index] ? { ...work, id: changedIds[index] } : [])),
    );
    void refresh('Portfolio');
    void navigate(categoryHref);
  }
  return {
    isBusy: isPending,
    run: (chosen: readonly ListedWork[]) => void run(chosen).catch(alreadySaid),
  };
}

/** A thrown refusal is shown by the mutation itself. */
const alreadySaid = (): void => undefined;

function NoOwnWorks() {
  const { pick: texts } = useTexts(portfoliosTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.noneHere()}
      action={
        <ButtonLink href={paths.newWork} variant="primary" icon="plus">
          {texts.make()}
        </ButtonLink>
      }
    >
      {texts.noneHereLead()}
    </EmptyState>
  );
}
