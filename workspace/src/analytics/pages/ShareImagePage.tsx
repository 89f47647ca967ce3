import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath, useNavigate, useSearchParams } from 'react-router';
import analyticsTexts from '../../messages/analytics.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { ShareImageDialog } from '../components/ShareImageDialog.tsx';
import { GetShareImageWork } from '../operations/GetShareImageWork.ts';
import '../styles/analytics.css';
import '../styles/shareImage.css';

/** The picture a creator shares of the numbers of the work in the address. */
export function ShareImagePage() {
  const { share: texts } = useTexts(analyticsTexts);
  const [address] = useSearchParams();
  const workId = address.get('work');
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      {workId ? (
        <OfWork workId={workId} />
      ) : (
        <EmptyState
          heading="h2"
          title={texts.choose()}
          action={<ButtonLink href={paths.analytics}>{texts.open()}</ButtonLink>}
        >
          {texts.lead()}
        </EmptyState>
      )}
    </>
  );
}

function OfWork({ workId }: { workId: string }) {
  const navigate = useNavigate();
  const query = useQuery(GetShareImageWork, { workId });
  if (query.error?.code === 'FORBIDDEN') return <NotFoundMessage />;
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
      {({ viewer }) => (
        <Registered viewer={viewer}>
          {({ shareImageWork: work, analyticsCompareTargets: targets, canLinkX, xOAuthToken }) => (
            <ShareImageDialog
              work={work}
              targets={targets}
              account={{ canLinkX, xOAuthToken }}
              onClose={() => void navigate(generatePath(paths.workAnalytics, { workId }))}
            />
          )}
        </Registered>
      )}
    </Loaded>
  );
}
