import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { ExternalWorkForm } from '../components/ExternalWorkForm.tsx';
import { Trail } from '../components/Trail.tsx';
import { GetWorkspacePortfolioExternalEditor } from '../operations/GetWorkspacePortfolioExternalEditor.ts';
import { aboveParts, placeOfWork } from '../trails.ts';
import { NEW } from '../useCategoryDraft.ts';

/** A work that was published elsewhere, new or known; it belongs to a category, or to the list of all works. */
export function ExternalWorkPage() {
  const { externalWork: texts } = useTexts(portfoliosTexts);
  const { categoryId, externalWorkId = NEW } = useParams();
  const place = placeOfWork(categoryId);
  const isNew = externalWorkId === NEW;
  return (
    <>
      <Trail above={[...aboveParts(), place]} here={isNew ? texts.fresh() : texts.known()} />
      {isNew ? <ExternalWorkForm work={null} returnTo={place.href} /> : <Known id={externalWorkId} />}
    </>
  );
}

function Known({ id }: { id: string }) {
  const { categoryId } = useParams();
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(GetWorkspacePortfolioExternalEditor, { id });
  // The form owns what it shows; only an answer asked for by this visit may fill it.
  const isFresh = query.dataUpdatedAt >= openedAt;
  return (
    <Loaded query={isFresh ? query : { ...query, data: undefined }} skeleton={<Skeleton kind="box" count={2} />}>
      {({ viewer }) => {
        const work = registeredOf(viewer)?.user.portfolio?.externalWork;
        return work ? <ExternalWorkForm work={work} returnTo={placeOfWork(categoryId).href} /> : <NotFoundMessage />;
      }}
    </Loaded>
  );
}
