import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { applicationsLoader, ContestApplicationRef } from '../../contestApplications/index.ts';
import { ImageRef } from '../../../media/images/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { tagLoader, TagRef } from '../../tags/index.ts';
import workTexts from '../../../messages/works.js';
import { listOtherWorks } from '../lists.ts';
import { lastUpdateLoader, loadCover, loadVisibleWork, workTagsLoader } from '../loaders.ts';
import { canEditWork } from '../policy.ts';
import type { WorkTagRecord } from '../store/workTags.ts';
import type { WorkRecord } from '../store/works.ts';
import { CommentModeEnum, ScrollDirectionEnum } from './enums.ts';
import { WorkRef } from './refs.ts';
import { keys } from '../../../publishing/index.ts';

const WorkTag = builder.objectRef<WorkTagRecord>('WorkTag').implement({
  description: 'A tag on a work.',
  fields: (t) => ({
    id: t.id({
      description: 'Id of the place the tag has on the work.',
      resolve: (tag) => `${tag.workId}-${tag.tagId}`,
    }),
    title: t.exposeString('title', { description: 'The tag without "#".' }),
    tag: t.field({
      type: TagRef,
      description: 'The tag itself.',
      resolve: async (workTag, _args, context) =>
        (await tagLoader(context).load(workTag.tagId)) ?? { id: workTag.tagId, title: workTag.title },
    }),
  }),
});

interface RecommendedWorkNode {
  work: WorkRecord;
  reason: string;
}

const RecommendedWork = builder.objectRef<RecommendedWorkNode>('RecommendedWork').implement({
  description: 'Another work, and why it is shown.',
  fields: (t) => ({
    work: t.expose('work', { type: WorkRef, description: 'The work.' }),
    reason: t.exposeString('reason', { description: 'Why it is here, in words.' }),
  }),
});

WorkRef.implement({
  description: 'A serialized manga, made of episodes.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, 1 to 100 characters.' }),
    description: t.exposeString('description', { description: 'What it is about, up to 1,000 characters.' }),
    coverImage: t.field({
      type: ImageRef,
      nullable: true,
      description:
        'The picture that stands for it: the cover, or else the first page everybody may read; null before the mature gate.',
      resolve: (work, _args, context) => loadCover(context, work),
    }),
    hasCover: t.boolean({
      description: 'Whether its creator chose a cover; without one a page stands in.',
      resolve: (work) => work.coverImageId !== null,
    }),
    isCompleted: t.exposeBoolean('isCompleted', { description: 'Completed, or still going on.' }),
    isOneShot: t.exposeBoolean('isOneShot', { description: 'Complete in one episode.' }),
    commentIsOpen: t.exposeBoolean('commentIsOpen', { description: 'Whether comments can be written and are shown.' }),
    commentMode: t.field({
      type: CommentModeEnum,
      description: 'Which kind of comments it has.',
      resolve: (work) => work.commentMode,
    }),
    showsYawarakaText: t.exposeBoolean('showsYawarakaText', {
      description: 'Whether readers may read delivered soft comments; otherwise they see who wrote.',
    }),
    enableSurvey: t.exposeBoolean('enableSurvey', { description: 'Whether readers are asked how they liked it.' }),
    scrollDirection: t.field({
      type: ScrollDirectionEnum,
      description: 'How it is read.',
      resolve: (work) => work.scrollDirection,
    }),
    tags: t.field({
      type: [WorkTag],
      description: 'Tags in the order of the creator.',
      resolve: async (work, _args, context) => (await workTagsLoader(context).load(work.id)) ?? [],
    }),
    firstPublishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'First publication of any episode a reader can see.',
      resolve: (work) => (work.isVisible ? work.firstPublishAt : null),
    }),
    lastUpdatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Latest publication among the episodes a reader can see.',
      resolve: (work, _args, context) => {
        context.dependsOn(keys.workEpisodes(work.id));
        return lastUpdateLoader(context).load(work.id);
      },
    }),
    viewerLastUpdatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Latest edit; for the creator only.',
      resolve: (work, _args, { actor }) => (isSelf(actor, work.userId) ? work.updatedAt : null),
    }),
    revision: t.int({
      description: 'Counts edits; sent back with an update so that two tabs notice each other.',
      resolve: (work, _args, { actor }) => (isSelf(actor, work.userId) ? work.revision : 0),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may edit it.',
      resolve: (work, _args, { actor }) => canEditWork(actor, work),
    }),
    contestApplications: t.field({
      type: [ContestApplicationRef],
      description: 'The entry forms of the contests it is in; for the creator only, empty for others.',
      resolve: async (work, _args, context) =>
        isSelf(context.actor, work.userId) ? ((await applicationsLoader(context).load(work.id)) ?? []) : [],
    }),
    user: t.field({
      type: UserRef,
      description: 'The creator.',
      resolve: (work, _args, context) => loadUser(context, work.userId),
    }),
  }),
});

builder.objectField(WorkRef, 'authorsOtherRecommendedWorks', (t) =>
  t.field({
    type: [RecommendedWork],
    description: 'Other works of the same creator, latest first.',
    args: { first: t.arg.int({ defaultValue: 6, description: 'Up to 20.' }) },
    resolve: async (work, { first }, context) => {
      const others = await listOtherWorks(context, work, first);
      const reason = workTexts[await context.findLanguage()].recommended.sameCreator();
      return others.map((other) => ({ work: other, reason }));
    },
  }),
);

builder.queryField('work', (t) =>
  t.field({
    type: WorkRef,
    description: 'One work. NOT_FOUND when it does not exist for the viewer.',
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the work.' }) },
    resolve: (_root, { id }, context) => loadVisibleWork(context, id),
  }),
);
