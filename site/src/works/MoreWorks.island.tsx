import { Button, RelativeTime, WorkCard } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { execute, wordsOfError } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { workPath } from '../paths.ts';
import { tag } from '../tags/tag.ts';
import { newWorks } from '../top/newWorks.ts';

interface Props {
  /** The tag whose works are listed; null for all works. */
  tagTitle: string | null;
  /** Where the page's own list ends. */
  after: string;
}

async function loadWorks(tagTitle: string | null, after: string) {
  if (tagTitle === null) return (await execute(newWorks, { after }, { anonymous: true })).newWorks;
  return (await execute(tag, { title: tagTitle, first: 100, after }, { anonymous: true })).tag.works;
}

/** Goes on with a list of works where the page stops, a hundred at a press. */
export function MoreWorks({ tagTitle, after }: Props) {
  const [works, setWorks] = useState<WorkCardFieldsFragment[]>([]);
  const [cursor, setCursor] = useState<string | null>(after);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function loadMore(): Promise<void> {
    if (cursor === null) return;
    setLoading(true);
    try {
      const page = await loadWorks(tagTitle, cursor);
      setWorks((before) => [...before, ...nodesOf(page)]);
      setCursor(page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null);
    } catch (error) {
      flash.set({ body: wordsOfError(error), type: 'error' });
    }
    setLoading(false);
  }

  return (
    <>
      <ul className="cards more" ref={list}>
        {works.map((work) => (
          <li key={work.id}>
            <WorkCard
              href={workPath(work.id)}
              title={work.title}
              creatorName={work.user.displayName}
              cover={work.coverImage ?? null}
              seals={work.isOneShot ? ['ONE_SHOT'] : work.isCompleted ? ['COMPLETED'] : []}
              meta={
                work.firstPublishedAt ? (
                  <span>
                    <Icon name="clock" />
                    <RelativeTime at={work.firstPublishedAt} />
                  </span>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {cursor === null ? null : (
        <div className="pager needs-script">
          <Button busy={isLoading} busyWord="Loading" onClick={() => void loadMore()}>
            Show 100 more works
          </Button>
        </div>
      )}
    </>
  );
}
