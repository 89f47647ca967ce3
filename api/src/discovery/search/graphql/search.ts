import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { loadPresent } from '../../../graphql/defineLoader.ts';
import { boundedFirst, type Slice } from '../../../kernel/cursor.ts';
import { showsMature, UserRef } from '../../../people/sites/index.ts';
import { TagRef } from '../../../publications/tags/index.ts';
import { WorkConnection, workLoader, WorkRef } from '../../../publications/works/index.ts';
import { countFound, listMatches, listTitles, type SearchSortMethod } from '../listMatches.ts';
import { listEpisodeHits } from '../listEpisodeHits.ts';
import { listNamedCreators, listNamedTags } from '../listNames.ts';
import { parseKeyword, withMature, type ParsedKeyword } from '../parseKeyword.ts';
import { suggestSpellings } from '../suggestSpellings.ts';
import { EpisodeHitRef } from './EpisodeHit.ts';

const PER_PAGE = 50;

const SearchSortMethodEnum = builder.enumType('SearchSortMethod', {
  description: 'How search results are sorted.',
  values: {
    RELEVANCE: {
      value: 'RELEVANCE',
      description: 'This very title first, then words in the title, in tags and the creator, anywhere.',
    },
    NEW: { value: 'NEW', description: 'Latest first publication first.' },
    POPULAR: { value: 'POPULAR', description: 'Most liked, bookmarked and read first.' },
    UPDATED: { value: 'UPDATED', description: 'Latest episode first.' },
  } as const satisfies Record<SearchSortMethod, { value: SearchSortMethod; description: string }>,
});

interface SearchResultShape {
  parsed: ParsedKeyword;
  sort: SearchSortMethod;
}

const SearchResult = builder.objectRef<SearchResultShape>('SearchResult').implement({
  description: 'What a keyword finds, among what a reader can see.',
  fields: (t) => ({
    works: t.field({
      type: WorkConnection,
      description: 'Works, sorted as asked.',
      args: {
        first: t.arg.int({ description: 'Up to 100; 50 when it is not given.' }),
        after: t.arg.string({ description: 'Cursor of the last one seen. It belongs to one way of sorting.' }),
      },
      resolve: async ({ parsed, sort }, { first, after }, context) => {
        const asked = { first: boundedFirst(first, PER_PAGE), after: after ?? null };
        const slice = await listMatches(context.reader, { parsed, viewer: context.actor.accountId }, sort, asked);
        const works = await Promise.all(slice.rows.map(({ workId }) => workLoader(context).load(workId)));
        const shown = slice.rows.flatMap((match, index) => {
          const work = works[index];
          // Between two statements a work may be taken away.
          return work?.isVisible ? [{ ...match, work }] : [];
        });
        const visible: Slice<(typeof shown)[number]> = { ...slice, rows: shown };
        return toConnection(visible, ({ work }) => work, after);
      },
    }),
    workCount: t.int({
      nullable: true,
      description:
        'How many works are found for who asks. Null means that nobody counted: there are about 2,000 or more, by an estimate of how frequent the words are, or the keyword has nothing in it that the index knows. It never means none, which is 0.',
      resolve: ({ parsed }, _args, context) => countFound(context.reader, { parsed, viewer: context.actor.accountId }),
    }),
    episodes: t.field({
      type: [EpisodeHitRef],
      description:
        'Episodes with all words in their title, transcripts or descriptions of pages, the latest first, titles before pages; at most 10. Of an episode behind a wall only the title is looked at, whoever asks.',
      resolve: ({ parsed }, _args, context) => listEpisodeHits(context, parsed),
    }),
    creators: t.field({
      type: [UserRef],
      description: 'Creators with these words in their name, at most 6.',
      resolve: ({ parsed }, _args, context) => listNamedCreators(context, parsed),
    }),
    tags: t.field({
      type: [TagRef],
      description: 'Tags with one of these words in them, at most 10.',
      resolve: ({ parsed }, _args, context) => listNamedTags(context, parsed),
    }),
    titles: t.field({
      type: [WorkRef],
      description:
        'Works with all words in their title, this very title first, then the most popular: for proposals while somebody types.',
      args: { first: t.arg.int({ description: 'Up to 10; 5 when it is not given.' }) },
      resolve: async ({ parsed }, { first }, context) => {
        const count = boundedFirst(first, 5, 10);
        const ids = await listTitles(context.reader, { parsed, viewer: context.actor.accountId }, count);
        const works = await loadPresent(workLoader(context), ids);
        return works.filter(({ isVisible }) => isVisible);
      },
    }),
    suggestions: t.stringList({
      description:
        'Up to 3 tags and titles of works that are spelt nearly like the keyword; asked for when few works or none were found.',
      resolve: ({ parsed }, _args, context) =>
        suggestSpellings(context.reader, { parsed, viewer: context.actor.accountId }),
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResult,
    description:
      'Looks for works, creators and tags. All words have to be there; width, case and kind of kana do not count. "A phrase", tag:word, by:creator, rating:mature, lang:en, genre:horror, and - before any of them for what must not be there. Up to 100 characters are looked at.',
    authScopes: { public: true },
    args: {
      keyword: t.arg.string({ required: true, description: 'What to look for; one letter is enough.' }),
      searchSortMethod: t.arg({
        type: SearchSortMethodEnum,
        defaultValue: 'RELEVANCE',
        description: 'How to sort works.',
      }),
    },
    resolve: async (_root, { keyword, searchSortMethod }, context) => ({
      parsed: withMature(parseKeyword(keyword), await showsMature(context)),
      sort: searchSortMethod ?? 'RELEVANCE',
    }),
  }),
);
