import { Button, EmptyState, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { Icon, type IconName } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import trashTexts from '../../messages/trash.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { usePages } from '../../shared/usePages.ts';
import type { GetTrashQuery } from '../../gql/graphql.ts';
import { GetTrash } from '../operations/GetTrash.ts';
import { RestoreEpisode } from '../operations/RestoreEpisode.ts';
import { RestoreIllustration } from '../operations/RestoreIllustration.ts';
import { RestoreWork } from '../operations/RestoreWork.ts';
import { registeredOf } from '../../shared/registeredOf.ts';

/** Things a page of the trash shows. */
const ITEMS_PER_PAGE = 50;

type Viewer = Extract<GetTrashQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type TrashItem = Viewer['trash']['edges'][number]['node'];

const ICONS = {
  WORK: 'book',
  EPISODE: 'single',
  ILLUSTRATION: 'image',
} as const satisfies Record<TrashItem['kind'], IconName>;

/** What was deleted in the last 30 days, and the way back. */
export function TrashPage() {
  const { page: texts } = useTexts(trashTexts);
  const list = usePages(GetTrash, ITEMS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.trash ?? null);
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <h1>{texts.title()}</h1>
          <p className="small muted">{texts.lead()}</p>
        </div>
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState heading="h2" title={texts.empty()}>
              {texts.emptyLead()}
            </EmptyState>
          ) : (
            <>
              <ul className="box list">
                {items.map((item) => (
                  <TrashLine key={item.id} item={item} />
                ))}
              </ul>
              <ListEnd noun={texts.noun()} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function TrashLine({ item }: { item: TrashItem }) {
  const { page: texts, kinds } = useTexts(trashTexts);
  const refresh = useRefresh();
  const title = item.title || texts.untitled();
  function tell(problem: { message: string } | undefined) {
    flash.set({ body: problem?.message ?? texts.restored(), type: problem ? 'error' : 'success' });
    return refresh('TrashItem', 'Work', 'Episode', 'Illustration');
  }
  const restoreWork = useMutation(RestoreWork, { onSuccess: (result) => tell(result.restoreWork.problems[0]) });
  const restoreEpisode = useMutation(RestoreEpisode, {
    onSuccess: (result) => tell(result.restoreEpisode.problems[0]),
  });
  const restoreIllustration = useMutation(RestoreIllustration, {
    onSuccess: (result) => tell(result.restoreIllustration.problems[0]),
  });
  const restore = { WORK: restoreWork, EPISODE: restoreEpisode, ILLUSTRATION: restoreIllustration }[item.kind];
  return (
    <li>
      <Icon name={ICONS[item.kind]} label={kinds[item.kind]()} />
      <div className="grow">
        <p className="strong clamp1" lang={item.title ? (item.language ?? UNRECORDED_LANGUAGE) : undefined}>
          {title}
        </p>
        <p className="tiny muted">
          <Sentence
            text={texts.dates()}
            parts={{
              deleted: <span lang="ja">{formatDay(item.deletedAt)}</span>,
              purged: <span lang="ja">{formatDay(item.purgedAt)}</span>,
            }}
          />
        </p>
      </div>
      <Button
        icon="undo"
        busy={restore.isPending}
        busyWord={texts.restoring()}
        aria-label={texts.restoreWhat({ title })}
        onClick={() => restore.mutate({ input: { id: item.id } })}
      >
        {texts.restore()}
      </Button>
    </li>
  );
}
