import { Tabs } from '@komawari/ui/components';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/routes.ts';
import { OpenComments } from '../components/OpenComments.tsx';
import { SoftComments } from '../components/SoftComments.tsx';

/** What readers wrote on the creator's works: open comments, and soft ones in a tab of their own. */
export function CommentsPage() {
  const [search] = useSearchParams();
  const isSoft = search.get('tab') === 'yawaraka';
  return (
    <>
      <title>Comments | Komawari</title>
      <header className="ws-head">
        <div>
          <h1>Comments</h1>
          <p className="small muted">
            {isSoft
              ? 'Soft comments reach you after they were read.'
              : 'Everybody reads open comments. You decide which stay.'}
          </p>
        </div>
      </header>
      <Tabs
        label="Kinds of comments"
        tabs={[
          { href: `${paths.comments}?tab=daredemo`, label: 'Open', isCurrent: !isSoft },
          { href: `${paths.comments}?tab=yawaraka`, label: 'Soft', isCurrent: isSoft },
        ]}
      />
      <div className="received-list">{isSoft ? <SoftComments /> : <OpenComments />}</div>
    </>
  );
}
