import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { KomawariWorkForm } from '../components/KomawariWorkForm.tsx';
import { Trail } from '../components/Trail.tsx';
import { GetWorkspacePortfolioKomawariEditor } from '../operations/GetWorkspacePortfolioKomawariEditor.ts';
import { aboveParts, placeOfWork } from '../trails.ts';

/** A work of Komawari in the portfolio: the picture that stands for it there. */
export function KomawariWorkPage() {
  const { komawariWork: texts } = useTexts(portfoliosTexts);
  const { categoryId, komawariWorkId = '' } = useParams();
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(GetWorkspacePortfolioKomawariEditor, { id: komawariWorkId });
  const place = placeOfWork(categoryId);
  // The form owns what it shows; only an answer asked for by this visit may fill it.
  const isFresh = query.dataUpdatedAt >= openedAt;
  return (
    <>
      <Trail above={[...aboveParts(), place]} here={texts.title()} />
      <Loaded query={isFresh ? query : { ...query, data: undefined }} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => {
          const work = registeredOf(viewer)?.user.portfolio?.komawariWork;
          return work ? <KomawariWorkForm work={work} returnTo={place.href} /> : <NotFoundMessage />;
        }}
      </Loaded>
    </>
  );
}
