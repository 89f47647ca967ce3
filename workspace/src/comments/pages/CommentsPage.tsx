import { Select, Tabs } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import commentsTexts from '../../messages/comments.js';
import { ListTools } from '../../shared/components/ListTools.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useListAddress } from '../../shared/useListAddress.ts';
import { CommentSettings } from '../components/CommentSettings.tsx';
import { OpenComments } from '../components/OpenComments.tsx';
import { SoftComments } from '../components/SoftComments.tsx';
import { GetWorkspaceCommentSetting } from '../operations/GetWorkspaceCommentSetting.ts';

type TabName = 'daredemo' | 'waiting' | 'yawaraka';

const tabOf = (name: string | null): TabName => (name === 'waiting' || name === 'yawaraka' ? name : 'daredemo');

/** What readers wrote on the creator's works: open comments, those of them that wait, and soft ones. */
export function CommentsPage() {
  const { page } = useTexts(commentsTexts);
  const [search, change] = useListAddress();
  const { data } = useQuery(GetWorkspaceCommentSetting, {});
  const viewer = data ? registeredOf(data.viewer) : null;
  const tab = tabOf(search.get('tab'));
  const workId = search.get('work');
  const text = search.get('text') ?? '';
  const sort = search.get('sort') === 'oldest' ? 'OLDEST' : 'NEWEST';
  const asked = { workId, text, sort } as const;
  const forget = () => change('text', '');
  const works = viewer?.works.nodes ?? [];
  const hrefOf = (name: TabName) =>
    `${paths.comments}?${new URLSearchParams({ ...Object.fromEntries(search), tab: name })}`;

  return (
    <>
      <title>{`${page.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <h1>{page.title()}</h1>
          <p className="small muted">{page[tab]()}</p>
        </div>
      </header>
      <Tabs
        label={page.kinds()}
        tabs={[
          { href: hrefOf('daredemo'), label: page.open(), isCurrent: tab === 'daredemo' },
          {
            href: hrefOf('waiting'),
            label: page.held(),
            isCurrent: tab === 'waiting',
            ...(viewer ? { count: viewer.heldCommentCount } : {}),
          },
          { href: hrefOf('yawaraka'), label: page.soft(), isCurrent: tab === 'yawaraka' },
        ]}
      />
      {/* Its room is kept while the works load. */}
      <div className="received-filter">
        <Select
          label={page.work()}
          value={workId ?? ''}
          options={[
            { value: '', label: page.all() },
            ...works.map(({ id, title, language }) => ({ value: id, label: title, lang: language })),
          ]}
          onChange={(event) => change('work', event.currentTarget.value)}
        />
        <ListTools
          find={page.find()}
          words={text}
          sort={sort}
          sorts={[
            { value: 'NEWEST', label: page.newest() },
            { value: 'OLDEST', label: page.oldest() },
          ]}
          onWords={(words) => change('text', words)}
          onSort={(value) => change('sort', value === 'OLDEST' ? 'oldest' : '')}
        />
      </div>
      <div className="received-list stack">
        {tab === 'yawaraka' ? (
          <SoftComments asked={asked} onForget={forget} />
        ) : (
          <OpenComments key={tab} isHeld={tab === 'waiting'} asked={asked} onForget={forget} />
        )}
        {tab === 'waiting' && viewer ? <CommentSettings setting={viewer.commentSetting} /> : null}
      </div>
    </>
  );
}
