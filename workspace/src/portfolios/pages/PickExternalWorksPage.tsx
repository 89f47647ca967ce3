import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { generatePath, useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { Trail } from '../components/Trail.tsx';
import { WorkPicker } from '../components/WorkPicker.tsx';
import { GetWorkspacePortfolioCategoryWorkSelector } from '../operations/GetWorkspacePortfolioCategoryWorkSelector.ts';
import { aboveParts, placeOfWork } from '../trails.ts';
import { addToDraft, NEW, useCategoryDraft } from '../useCategoryDraft.ts';

/** Works a page of the list shows. */
const PER_PAGE = 100;

/** Works from elsewhere for a category: those the portfolio has, or a new one. */
export function PickExternalWorksPage() {
  const { pick: texts } = useTexts(portfoliosTexts);
  const navigate = useNavigate();
  const { categoryId, query, draft } = useCategoryDraft();
  const category = placeOfWork(categoryId);
  const list = usePages(
    GetWorkspacePortfolioCategoryWorkSelector,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.user?.portfolio?.externalWorks ?? null,
    { isExternal: true },
  );
  const newWork = generatePath(paths.categoryExternalWork, { categoryId, externalWorkId: NEW });
  const works = list.query.data?.map(({ id, title, thumbnailImage }) => ({
    id,
    title,
    workId: null,
    lang: UNRECORDED_LANGUAGE,
    picture: thumbnailImage ?? null,
    isHidden: false,
  }));
  return (
    <>
      <Trail above={[...aboveParts(), category]} here={texts.elsewhere()} />
      <header className="ws-head">
        <h1>{texts.elsewhere()}</h1>
        {works?.length === 0 ? null : (
          <ButtonLink href={newWork} icon="plus">
            {texts.fresh()}
          </ButtonLink>
        )}
      </header>
      <Loaded query={{ ...list.query, data: draft && works }} skeleton={<Skeleton kind="box" count={3} />}>
        {(listed) =>
          listed === null || draft === null ? null : listed.length === 0 ? (
            <NoExternalWorks href={newWork} />
          ) : (
            <WorkPicker
              works={listed}
              taken={new Set(draft.works.map(({ id }) => id))}
              held={draft.works.length}
              busy={query.isFetching}
              onAdd={(chosen) => {
                addToDraft(draft, chosen);
                void navigate(category.href);
              }}
            >
              <ListEnd noun={texts.noun()} list={list} />
            </WorkPicker>
          )
        }
      </Loaded>
    </>
  );
}

function NoExternalWorks({ href }: { href: string }) {
  const { pick: texts } = useTexts(portfoliosTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.noneElsewhere()}
      action={
        <ButtonLink href={href} variant="primary" icon="plus">
          {texts.add()}
        </ButtonLink>
      }
    >
      {texts.noneElsewhereLead()}
    </EmptyState>
  );
}
