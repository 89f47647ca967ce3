import {
  Avatar,
  Button,
  Loading,
  LoadMoreArea,
  RelativeTime,
  Skeleton,
  TagChip,
  WorkCard,
} from '@komawari/ui/components';
import { formatCount, refreshRelativeTimes } from '@komawari/ui/format';
import { flashError } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useRef } from 'react';
import searchTexts from '../../messages/searchIsland.js';
import { creatorPath, tagPath, workPath } from '../../paths.ts';
import { sealsOf } from '../../seals/sealsOf.ts';
import { searchPath, type SearchQuery } from './searchAddress.ts';
import { EpisodeHits } from './EpisodeHits.tsx';
import { useSearch, type Found } from './useSearch.ts';

function Works({ works }: Pick<Found, 'works'>) {
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
  const { found } = useTexts(searchTexts);
  return (
    <>
      {tags.length > 0 ? (
        <section className="search-part" aria-labelledby="found-tags">
          <h2 id="found-tags">{found.tags()}</h2>
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
          <h2 id="found-creators">{found.creators()}</h2>
          <ul className="search-creators">
            {creators.map((creator) => (
              <li key={creator.id}>
                <a className="search-creator" href={creatorPath(creator.screenName)}>
                  <Avatar source={creator.iconImage ?? null} name={creator.displayName} />
                  <span>
                    <span className="clamp1" lang={UNRECORDED_LANGUAGE}>
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
  const { found } = useTexts(searchTexts);
  if (suggestions.length === 0) return null;
  return (
    <p className="search-means">
      {found.meant()}{' '}
      {suggestions.map((word) => (
        <a key={word} className="link search-suggestion" lang={UNRECORDED_LANGUAGE} href={searchPath({ q: word })}>
          {word}
        </a>
      ))}
    </p>
  );
}

function Nothing({ q, suggestions }: { q: string; suggestions: string[] }) {
  const { found } = useTexts(searchTexts);
  const linkTo = (href: string) => (words: string) => (
    <a className="link" href={sitePath(href)}>
      {words}
    </a>
  );
  return (
    <div className="empty">
      <h2 className="empty__title">
        <Sentence text={found.nothing()} parts={{ q: <span lang={UNRECORDED_LANGUAGE}>{q}</span> }} />
      </h2>
      <DidYouMean suggestions={suggestions} />
      <p className="small soft">
        <Sentence text={found.nothingLead()} parts={{ tags: linkTo('/tags'), new: linkTo('/new_works') }} />
      </p>
    </div>
  );
}

const Waiting = () => (
  <Loading what={useTexts(searchTexts).found.results()}>
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
  const { found } = textsOf(searchTexts);
  const shown = { count: formatCount(count) };
  if (workCount === null && after !== null) return found.moreThan(shown);
  return count === 1 ? found.work(shown) : found.workCount(shown);
}

/** What a query finds: tags and creators above works, or why there is nothing. */
export function SearchResults({ query }: { query: SearchQuery | null }) {
  const { found: texts } = useTexts(searchTexts);
  const { state, loadMore, retry } = useSearch(query);
  if (state.kind === 'searching') return <Waiting />;
  if (state.kind === 'failed')
    return (
      <div className="empty" role="alert">
        <h2 className="empty__title">{texts.failed()}</h2>
        <p className="small soft">{state.words}</p>
        <Button onClick={retry}>{texts.retry()}</Button>
      </div>
    );
  if (state.kind === 'idle' || !query)
    return (
      <p className="soft search-hint">
        <Sentence text={texts.hint()} parts={{ code: (words) => <code>{words}</code> }} />
      </p>
    );
  const { works, creators, tags, episodes, suggestions, after } = state.found;
  if (works.length + creators.length + tags.length + episodes.length === 0)
    return <Nothing q={query.q} suggestions={suggestions} />;
  return (
    <>
      <output className="search-count small muted">
        <Sentence
          text={texts.count()}
          parts={{ count: howMany(state.found), q: <span lang={UNRECORDED_LANGUAGE}>{query.q}</span> }}
        />
      </output>
      <DidYouMean suggestions={suggestions} />
      <Others creators={creators} tags={tags} />
      <EpisodeHits hits={episodes} />
      <section className="search-part" aria-labelledby="found-works">
        <h2 id="found-works">{texts.works()}</h2>
        {works.length > 0 ? <Works works={works} /> : <p className="soft">{texts.noWork()}</p>}
      </section>
      {after === null ? null : (
        <LoadMoreArea>
          <Button
            busy={state.isLoadingMore}
            busyWord={texts.loading()}
            onClick={() => {
              loadMore().catch(flashError);
            }}
          >
            {texts.more()}
          </Button>
        </LoadMoreArea>
      )}
    </>
  );
}
