import { BookmarkButton, Cover, Link, RelativeTime, Seal, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQueryClient } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import type { GetBookmarkedWorksQuery } from '../../gql/graphql.ts';
import readingTexts from '../../messages/reading.js';
import { AddWorkBookmark } from '../operations/AddWorkBookmark.ts';
import { RemoveBookmark } from '../operations/RemoveBookmark.ts';

type Work = GetBookmarkedWorksQuery['viewer']['bookmarkedWorks']['edges'][number]['node'];

/** A removed bookmark keeps its line until the list is opened again, so that it can be taken back in place. */
export function BookmarkLine({ work }: { work: Work }) {
  const { bookmarks: texts } = useTexts(readingTexts);
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(true);
  const add = useMutation(AddWorkBookmark, { onError: () => setIsOn(false) });
  const remove = useMutation(RemoveBookmark, { onError: () => setIsOn(true) });

  function toggle(): void {
    setIsOn(!isOn);
    if (isOn) {
      remove.mutate({ input: { bookmarkableId: work.id } });
      flash.set({ body: texts.removed(), action: { label: texts.undo(), run: () => toggleBack() } });
    } else add.mutate({ input: { workId: work.id } });
    void client.invalidateQueries({ queryKey: ['App'] });
  }

  function toggleBack(): void {
    setIsOn(true);
    add.mutate({ input: { workId: work.id } });
  }

  return (
    <li className="works__line">
      <Link className="works__cover" href={`/works/${work.id}`} tabIndex={-1} aria-hidden="true">
        <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="72px" />
      </Link>
      <div className="grow">
        <h2 className="works__title clamp2" lang={work.language}>
          <Link href={`/works/${work.id}`}>{work.title}</Link>
        </h2>
        <p className="small soft" lang={UNRECORDED_LANGUAGE}>
          <Link href={`/@${work.user.screenName}`}>{work.user.displayName}</Link>
        </p>
        <p className="meta">
          {work.viewerUnreadEpisodeCount > 0 ? (
            <StateLabel tone="info">{texts.unread({ count: `${work.viewerUnreadEpisodeCount}` })}</StateLabel>
          ) : null}
          {work.isOneShot ? <Seal kind="ONE_SHOT" /> : null}
          {work.isCompleted ? <Seal kind="COMPLETED" /> : null}
          {work.lastUpdatedAt ? (
            <span>
              <Sentence text={texts.updated()} parts={{ time: <RelativeTime at={work.lastUpdatedAt} /> }} />
            </span>
          ) : null}
        </p>
      </div>
      <BookmarkButton bookmarked={isOn} title={work.title} onToggle={toggle} />
    </li>
  );
}
