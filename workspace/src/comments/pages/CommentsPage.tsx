import { Select, Tabs } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useSearchParams } from 'react-router';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { CommentSettings } from '../components/CommentSettings.tsx';
import { OpenComments } from '../components/OpenComments.tsx';
import { SoftComments } from '../components/SoftComments.tsx';
import { GetWorkspaceCommentSetting } from '../operations/GetWorkspaceCommentSetting.ts';

const leads = {
  daredemo: 'Everybody can read open comments. You decide which ones stay.',
  waiting: 'Readers see these once you approve them.',
  yawaraka: 'Soft comments reach you after we have read them.',
} as const;

type TabName = keyof typeof leads;

const tabOf = (name: string | null): TabName => (name === 'waiting' || name === 'yawaraka' ? name : 'daredemo');

/** What readers wrote on the creator's works: open comments, those of them that wait, and soft ones. */
export function CommentsPage() {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(GetWorkspaceCommentSetting, {});
  const viewer = data ? registeredOf(data.viewer) : null;
  const tab = tabOf(search.get('tab'));
  const workId = search.get('work');
  const works = viewer?.works.nodes ?? [];
  const hrefOf = (name: TabName) =>
    `${paths.comments}?${new URLSearchParams({ tab: name, ...(workId ? { work: workId } : {}) })}`;

  function choose(id: string): void {
    setSearch({ tab, ...(id === '' ? {} : { work: id }) }, { replace: true });
  }

  return (
    <>
      <title>Comments | Komawari</title>
      <header className="ws-head">
        <div>
          <h1>Comments</h1>
          <p className="small muted">{leads[tab]}</p>
        </div>
      </header>
      <Tabs
        label="Kinds of comments"
        tabs={[
          { href: hrefOf('daredemo'), label: 'Open', isCurrent: tab === 'daredemo' },
          {
            href: hrefOf('waiting'),
            label: 'Waiting',
            isCurrent: tab === 'waiting',
            ...(viewer ? { count: viewer.heldCommentCount } : {}),
          },
          { href: hrefOf('yawaraka'), label: 'Soft', isCurrent: tab === 'yawaraka' },
        ]}
      />
      {/* Its room is kept while the works load. */}
      <div className="received-filter">
        <Select
          label="Work"
          value={workId ?? ''}
          options={[
            { value: '', label: 'All works' },
            ...works.map(({ id, title }) => ({ value: id, label: title, lang: 'ja' })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      <div className="received-list stack">
        {tab === 'yawaraka' ? (
          <SoftComments workId={workId} />
        ) : (
          <OpenComments key={tab} isHeld={tab === 'waiting'} workId={workId} />
        )}
        {tab === 'waiting' && viewer ? <CommentSettings setting={viewer.commentSetting} /> : null}
      </div>
    </>
  );
}
