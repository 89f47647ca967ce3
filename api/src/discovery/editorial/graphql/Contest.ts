import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { departmentsLoader } from '../../../publications/contestApplications/index.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { tagLoader, TagRef } from '../../../publications/tags/index.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { findContestOfNow, loadPublicContest } from '../contests/publicContests.ts';
import { listPickupWorks, listPublicEntries, listResults } from '../contests/publicEntries.ts';
import { judgesLoader } from '../loaders.ts';
import type { JudgeRecord } from '../store/contestJudges.ts';
import type { ContestPrize } from '../store/contests.ts';
import './ContestEntry.ts';
import { ContestEntryConnection, ContestEntryRef, ContestRef, ContestStateEnum } from './contestRefs.ts';

const ContestPrizeRef = builder.objectRef<ContestPrize>('ContestPrize').implement({
  description: 'A prize of a contest.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    reward: t.exposeString('reward', { description: 'What it is worth, in words.' }),
  }),
});

const ContestJudgeRef = builder.objectRef<JudgeRecord>('ContestJudge').implement({
  description: 'A judge of a contest.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name.' }),
    role: t.exposeString('role', { description: 'What they are.' }),
  }),
});

ContestRef.implement({
  description: 'A contest that works are entered into by a tag.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    identifier: t.exposeString('identifier', { description: '1st, 2nd …: the end of its URL.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'What it is about.' }),
    state: t.field({ type: ContestStateEnum, description: 'How far it is.', resolve: (contest) => contest.state }),
    opensAt: t.field({ type: 'DateTime', description: 'When it opens.', resolve: (contest) => contest.opensAt }),
    deadline: t.field({
      type: 'DateTime',
      description: 'The last second at which a work can be entered.',
      resolve: (contest) => new Date(contest.closesAt.getTime() - 1000),
    }),
    resultsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the result comes out; null while that is open.',
      resolve: (contest) => contest.resultsAt,
    }),
    tag: t.field({
      type: TagRef,
      description: 'The tag by which works are entered.',
      resolve: async (contest, _args, context) => {
        const tag = await tagLoader(context).load(contest.tagId);
        if (!tag) throw new Error(`the tag of the contest ${contest.identifier} is gone`);
        return tag;
      },
    }),
    prizes: t.field({ type: [ContestPrizeRef], description: 'The prizes.', resolve: (contest) => contest.prizes }),
    judges: t.field({
      type: [ContestJudgeRef],
      description: 'The judges.',
      resolve: async (contest, _args, context) => (await judgesLoader(context).load(contest.id)) ?? [],
    }),
    scoutDepartments: t.stringList({
      description: 'The editorial departments that may write to creators of entries, in their order.',
      resolve: async (contest, _args, context) =>
        ((await departmentsLoader(context).load(contest.id)) ?? []).map(({ name }) => name),
    }),
    entries: t.field({
      type: ContestEntryConnection,
      description: 'The works in it that a reader can see, latest first.',
      args: {
        first: t.arg.int({ description: 'Up to 100.' }),
        after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      },
      resolve: async (contest, { first, after }, context) => {
        const asked = { first: boundedFirst(first, 100), after: after ?? null };
        const { slice, countAll } = await listPublicEntries(context, contest, asked);
        return { ...toConnection(slice, (entry) => entry, after), totalCount: countAll };
      },
    }),
    results: t.field({
      type: [ContestEntryRef],
      description: 'The entries that won, in the order of the prizes; empty before the result is out.',
      resolve: (contest, _args, context) => listResults(context, contest),
    }),
    pickupWorks: t.field({
      type: [WorkRef],
      description: 'Works in it that operators picked for the top page.',
      args: { first: t.arg.int({ defaultValue: 10, description: 'Up to 50.' }) },
      resolve: (contest, { first }, context) => listPickupWorks(context, contest, boundedFirst(first, 10, 50)),
    }),
  }),
});

builder.queryFields((t) => ({
  contest: t.field({
    type: ContestRef,
    description: 'One contest. NOT_FOUND when it has not been announced.',
    authScopes: { public: true },
    args: { identifier: t.arg.string({ required: true, description: '1st, 2nd …' }) },
    resolve: (_root, { identifier }, context) => loadPublicContest(context, identifier),
  }),
  currentContest: t.field({
    type: ContestRef,
    nullable: true,
    description: 'The contest that opened last, or else the next to open; null without any.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => findContestOfNow(context),
  }),
}));
