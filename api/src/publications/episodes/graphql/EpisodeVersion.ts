import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import type { PageChange, VersionChanges } from '../compareVersions.ts';
import { listEpisodeVersions, type ComparedVersion } from '../listEpisodeVersions.ts';
import { reloadEpisode } from '../loaders.ts';
import { restoreEpisodeVersion } from '../restoreEpisodeVersion.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import type { VersionPage } from '../store/versions.ts';
import { StartPositionEnum } from './inputs.ts';
import { EpisodeRef } from './refs.ts';

const PageChangeEnum = builder.enumType('EpisodeVersionPageChange', {
  description: 'What became of a page since the version before.',
  values: {
    SAME: { description: 'As before.' },
    ADDED: { description: 'It was not there.' },
    REPLACED: { description: 'It has another picture.' },
    MOVED: { description: 'It stands at another place.' },
    TEXTS: { description: 'Its words differ, or whether it is split on phones.' },
  },
});

/** A page of a version, and what became of it; REMOVED pages of the version before say SAME. */
interface VersionPageNode extends VersionPage {
  change: PageChange;
}

const EpisodeVersionPage = builder.objectRef<VersionPageNode>('EpisodeVersionPage').implement({
  description: 'A page as a version keeps it.',
  fields: (t) => ({
    pageId: t.exposeID('id', {
      description: 'Id of the page. Given to a save while the episode still has the page, it stays the same page.',
    }),
    noSplit: t.exposeBoolean('noSplit', { description: 'Whether phones show it whole although it is wide.' }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: 'The picture.',
      resolve: (page, _args, context) => loadImage(context, page.imageId, false),
    }),
    altText: t.exposeString('altText', { description: 'What it showed, in words; may be empty.' }),
    transcript: t.exposeString('transcript', { description: 'What was said on it; may be empty.' }),
    change: t.field({
      type: PageChangeEnum,
      description: 'What became of it since the version before.',
      resolve: ({ change }) => change,
    }),
  }),
});

const EpisodeVersionChanges = builder.objectRef<VersionChanges>('EpisodeVersionChanges').implement({
  description: 'How a version differs from the one before it.',
  fields: (t) => {
    const count = (change: PageChange, description: string) =>
      t.int({ description, resolve: ({ pages }) => pages.filter((page) => page === change).length });
    return {
      title: t.exposeBoolean('title', { description: 'Another title.' }),
      afterword: t.exposeBoolean('afterword', { description: 'Another afterword.' }),
      startPosition: t.exposeBoolean('startPosition', { description: 'Page 1 sits elsewhere.' }),
      addedPages: count('ADDED', 'Pages that were not there.'),
      replacedPages: count('REPLACED', 'Pages with another picture.'),
      movedPages: count('MOVED', 'Pages at another place; as few as possible count.'),
      pagesWithTexts: count('TEXTS', 'Pages with other words.'),
      removedPages: t.int({ description: 'Pages that are gone.', resolve: ({ removed }) => removed.length }),
    };
  },
});

const EpisodeVersion = builder.objectRef<ComparedVersion>('EpisodeVersion').implement({
  description: 'What the pages and texts of an episode were after a save.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id among the versions.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved.' }),
    restoredFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the version was saved that this one brought back; null for an ordinary save.',
      resolve: ({ restoredFrom }) => restoredFrom,
    }),
    title: t.exposeString('title', { description: 'The title.' }),
    afterword: t.exposeString('afterword', { description: 'The words after the last page.' }),
    startPosition: t.field({
      type: StartPositionEnum,
      description: 'Where page 1 sat.',
      resolve: ({ startPosition }) => startPosition,
    }),
    pageCount: t.int({ description: 'How many pages it has.', resolve: ({ pages }) => pages.length }),
    pages: t.field({
      type: [EpisodeVersionPage],
      description: 'Its pages, in reading order.',
      resolve: ({ pages, changes }) =>
        pages.map((page, place) => ({ ...page, change: changes?.pages[place] ?? ('SAME' as const) })),
    }),
    removedPages: t.field({
      type: [EpisodeVersionPage],
      description: 'Pages of the version before that are gone.',
      resolve: ({ changes }) => (changes?.removed ?? []).map((page) => ({ ...page, change: 'SAME' as const })),
    }),
    changes: t.field({
      type: EpisodeVersionChanges,
      nullable: true,
      description: 'How it differs from the one before; null for the oldest that is kept.',
      resolve: ({ changes }) => changes,
    }),
  }),
});

builder.objectFields(EpisodeRef, (t) => ({
  versions: t.field({
    type: [EpisodeVersion],
    description: 'What the pages and texts were after each save, the newest first: the last 50. For the owner alone.',
    args: { id: t.arg.id({ description: 'Only this version.' }) },
    resolve: (episode, { id }, context) => listEpisodeVersions(context, episode, id ?? null),
  }),
}));

const RestoreEpisodeVersionInput = builder.inputType('RestoreEpisodeVersionInput', {
  description: 'A version of an episode that comes back.',
  fields: (t) => ({
    episodeId: t.id({ required: true, description: 'The episode.' }),
    versionId: t.id({ required: true, description: 'The version.' }),
    expectedRevision: t.int({
      required: true,
      description: 'The revision the person saw; another one is a CONFLICT.',
    }),
  }),
});
const RestoreEpisodeVersionPayload = definePayload<{ episode: EpisodeRecord }>(
  'RestoreEpisodeVersionPayload',
  'The episode with the pages and texts of the version.',
  { episode: { type: EpisodeRef, description: 'The episode.' } },
);

builder.mutationField('restoreEpisodeVersion', (t) =>
  t.field({
    type: RestoreEpisodeVersionPayload,
    description: 'Gives an episode of the viewer the pages and texts of a version again; the status stays.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RestoreEpisodeVersionInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await restoreEpisodeVersion(context.services, context.actor, input);
      if (!outcome.ok) return toPayload(outcome, () => ({ episode: null as never }));
      const episode = await reloadEpisode(context, outcome.value);
      return toPayload(outcome, () => ({ episode }));
    },
  }),
);
