import { Avatar, Button, Loading, RelativeTime, Skeleton, TagChip, WorkCard } from '@komawari/ui/components';
import { formatCount, nounFor, refreshRelativeTimes } from '@komawari/ui/format';
import { flashError } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { useEffect, useRef } from 'react';
import type { WorkCardFieldsFragment } from '../../gql/graphql.ts';
import { creatorPath, tagPath, workPath } from '../../paths.ts';
import { sealsOf } from '../../seals/sealsOf.ts';
import { searchPath, type SearchQuery } from './searchAddress.ts';
import { EpisodeHits } from './EpisodeHits.tsx';
import { useSearch, type Found } from './useSearch.ts';

function Works({ works }: { works: WorkCardFieldsFragment[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });
  return (
    <ul className="cards" ref={list}>
      {works.map((work) => (
        <li key={work.id}>
          <WorkCard
            href={workPath(work.id)}
            title={work.title}
            lang={work.language}
            creatorName={work.user.displayName}
            cover={work.coverImage ?? null}
            seals={sealsOf(work)}
            meta={
              work.lastUpdatedAt ? (
                <span>
                  <Icon name="clock" />
                  <RelativeTime at={work.lastUpdatedAt} />
                </span>
              ) : null
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Others({ creators, tags }: Pick<Found, 'creators' | 'tags'>) {
  return (
    <>
      {tags.length > 0 ? (
        <section className="search-part" aria-labelledby="found-tags">
          <h2 id="found-tags">Tags</h2>
          <ul className="chips">
            {tags.map((tag) => (
              <li key={tag.id}>
                <TagChip title={tag.title} href={tagPath(tag.title)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {creators.length > 0 ? (
        <section className="search-part" aria-labelledby="found-creators">
          <h2 id="found-creators">Creators</h2>
          <ul className="search-creators">
            {creators.map((creator) => (
              <li key={creator.id}>
                <a className="search-creator" href={creatorPath(creator.screenName)}>
                  <Avatar source={creator.iconImage ?? null} name={creator.displayName} />
                  <span>
                    <span className="clamp1" lang="ja">
                      {creator.displayName}
                    </span>
                    <span className="tiny muted clamp1">@{creator.screenName}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function DidYouMean({ suggestions }: Pick<Found, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <p className="search-means">
      Did you mean{' '}
      {suggestions.map((word) => (
        <a key={word} className="link search-suggestion" lang="ja" href={searchPath({ q: word })}>
          {word}
        </a>
      ))}
    </p>
  );
}

function Nothing({ q, suggestions }: { q: string; suggestions: string[] }) {
  return (
    <div className="empty">
      <h2 className="empty__title">
        Nothing matches “<span lang="ja">{q}</span>”
      </h2>
      <DidYouMean suggestions={suggestions} />
      <p className="small soft">
        Try fewer letters, look through the{' '}
        <a className="link" href="/tags">
          tags
        </a>
        , or see the{' '}
        <a className="link" href="/new_works">
          new works
        </a>
        .
      </p>
    </div>
  );
}

const Waiting = () => (
  <Loading what="results">
    <div className="cards">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="card">
          <Skeleton kind="cover" />
          <Skeleton kind="line" count={2} />
        </div>
      ))}
    </div>
  </Loading>
);

/** How many works were found, as far as it is known. */
export function howMany({ workCount, works, after }: Pick<Found, 'workCount' | 'works' | 'after'>): string {
  const count = workCount ?? works.length;
  const words = `${formatCount(count)} ${nounFor(count, 'works')}`;
  return workCount === null && after !== null ? `More than ${words}` : words;
}

/** What a query finds: tags and creators above works, or why there is nothing. */
export function SearchResults({ query }: { query: SearchQuery | null }) {
  const { state, loadMore, retry } = useSearch(query);
  if (state.kind === 'searching') return <Waiting />;
  if (state.kind === 'failed')
    return (
      <div className="empty" role="alert">
        <h2 className="empty__title">The search is not answering</h2>
        <p className="small soft">{state.words}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  if (state.kind === 'idle' || !query)
    return (
      <p className="soft search-hint">
        One letter is enough. <code>tag:SF</code> looks for a tag, <code>by:name</code> for a creator,{' '}
        <code>-word</code> leaves a word out, and <code>"two words"</code> keeps them together.
      </p>
    );
  const { works, creators, tags, episodes, suggestions, after } = state.found;
  if (works.length + creators.length + tags.length + episodes.length === 0)
    return <Nothing q={query.q} suggestions={suggestions} />;
  return (
    <>
      <output className="search-count small muted">
        {howMany(state.found)} for “<span lang="ja">{query.q}</span>”
      </output>
      <DidYouMean suggestions={suggestions} />
      <Others creators={creators} tags={tags} />
      <EpisodeHits hits={episodes} />
      <section className="search-part" aria-labelledby="found-works">
        <h2 id="found-works">Works</h2>
        {works.length > 0 ? <Works works={works} /> : <p className="soft">No work matches all of this.</p>}
      </section>
      {after === null ? null : (
        <div className="pager">
          <Button
            busy={state.isLoadingMore}
            busyWord="Loading"
            onClick={() => {
              loadMore().catch(flashError);
            }}
          >
            Show 50 more works
          </Button>
        </div>
      )}
    </>
  );
}
