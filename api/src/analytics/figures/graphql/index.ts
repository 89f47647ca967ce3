import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { requireAnalytics } from '../../entry/index.ts';
import { listEpisodeAccesses, loadAccesses } from '../accesses.ts';
import { compareGraph, compareNumbers } from '../compare.ts';
import { listCompareTargets } from '../compareTargets.ts';
import { loadOwnWork } from '../loadOwnWork.ts';
import { readFigures } from '../readFigures.ts';
import { listAnalyticsWorks, selectWork, type AnalyticsWork } from '../selectWork.ts';
import { loadShareImage } from '../shareImage.ts';
import { AccessesRef, EpisodeAccessConnection } from './accesses.ts';
import { AnalyticsData } from './AnalyticsData.ts';
import { AnalyticsCompareData, AnalyticsCompareTarget, AnalyticsGraphSeries } from './compare.ts';
import { AnalyticsGraph, AnalyticsRange } from './enums.ts';
import { ShareImageDataRef, ShareImageSettingsInput } from './shareImage.ts';

const AnalyticsWorkRef = builder.objectRef<AnalyticsWork>('AnalyticsWork').implement({
  description: 'A work of the viewer with an episode that is out.',
  fields: (t) => ({
    work: t.expose('work', { type: WorkRef, description: 'The work.' }),
    readers: t.exposeInt('readers', { description: 'People who read it over all time, of each day, added up.' }),
    episodeCount: t.exposeInt('episodeCount', { description: 'Episodes that are out.' }),
  }),
});

const WORK = { required: true, description: 'A work of the viewer. Others are NOT_FOUND.' } as const;
const RANGE = { type: AnalyticsRange, defaultValue: 'ALL_TIME', description: 'Which time.' } as const;
const TARGETS = { required: true, description: 'Ids of compare targets, up to five.' } as const;

builder.objectFields(RegisteredViewerRef, (t) => ({
  accesses: t.field({
    type: AccessesRef,
    description: 'Accesses of the viewer’s works.',
    args: {
      workId: t.arg.id({ description: 'Of this work alone. Works of others are NOT_FOUND.' }),
      days: t.arg.int({ description: 'How many days, 1 to 90; left out: 30.' }),
    },
    resolve: (_viewer, asked, context) => loadAccesses(context, asked),
  }),
  episodeAccesses: t.field({
    type: EpisodeAccessConnection,
    description: 'Accesses of the episodes of a work, the latest episode first.',
    args: {
      id: t.arg.id(WORK),
      first: t.arg.int({ description: 'Up to 100; left out: 20.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      days: t.arg.int({ description: 'How many days, 1 to 90; left out: 30.' }),
    },
    resolve: async (_viewer, asked, context) =>
      toConnection(await listEpisodeAccesses(context, asked), (row) => row, asked.after),
  }),
  analyticsWorks: t.field({
    type: [AnalyticsWorkRef],
    description: 'Works to choose from, the one with most readers first.',
    resolve: (_viewer, _args, context) => listAnalyticsWorks(context),
  }),
  analyticsSelectedWork: t.field({
    type: AnalyticsWorkRef,
    nullable: true,
    description: 'The work that is asked for, or the one with most readers; null where nothing is out.',
    args: { workId: t.arg.id({ description: 'Which one. Works of others are NOT_FOUND.' }) },
    resolve: (_viewer, { workId }, context) => selectWork(context, workId),
  }),
  analyticsCompareTargets: t.field({
    type: [AnalyticsCompareTarget],
    description: 'With what a work can be compared.',
    args: { workId: t.arg.id(WORK) },
    resolve: async (_viewer, { workId }, context) => {
      await requireAnalytics(context);
      return listCompareTargets(context, workId);
    },
  }),
}));

builder.objectFields(RegisteredViewerRef, (t) => ({
  analyticsData: t.field({
    type: AnalyticsData,
    description: 'What is known of the readers of a work. FORBIDDEN where analytics are not open to the viewer.',
    args: {
      workId: t.arg.id(WORK),
      range: t.arg(RANGE),
      episodeCount: t.arg.int({ description: 'How many episodes, the latest, are listed; left out: all.' }),
    },
    resolve: async (_viewer, { workId, range, episodeCount }, context) => {
      await requireAnalytics(context);
      return readFigures(context, await loadOwnWork(context, workId), range ?? 'ALL_TIME', episodeCount);
    },
  }),
  analyticsCompareData: t.field({
    type: [AnalyticsCompareData],
    description: 'Numbers of what a work is compared with, in the order of "targets".',
    args: { workId: t.arg.id(WORK), range: t.arg(RANGE), targets: t.arg.idList(TARGETS) },
    resolve: async (_viewer, { workId, range, targets }, context) => {
      await requireAnalytics(context);
      return compareNumbers(context, { workId, range: range ?? 'ALL_TIME', targets });
    },
  }),
  analyticsCompareGraph: t.field({
    type: [AnalyticsGraphSeries],
    description: 'Lines of a work (the first) and of what it is compared with.',
    args: {
      workId: t.arg.id(WORK),
      range: t.arg(RANGE),
      targets: t.arg.idList(TARGETS),
      graph: t.arg({ type: AnalyticsGraph, required: true, description: 'Of what.' }),
    },
    resolve: async (_viewer, { workId, range, targets, graph }, context) => {
      await requireAnalytics(context);
      return compareGraph(context, { workId, range: range ?? 'ALL_TIME', targets, graph });
    },
  }),
  shareImageWork: t.field({
    type: WorkRef,
    description: 'The work a share image is made of.',
    args: { workId: t.arg.id(WORK) },
    resolve: async (_viewer, { workId }, context) => {
      await requireAnalytics(context);
      return loadOwnWork(context, workId);
    },
  }),
  shareImageData: t.field({
    type: ShareImageDataRef,
    description: 'What a share image is drawn from.',
    args: {
      workId: t.arg.id(WORK),
      range: t.arg(RANGE),
      compareTargets: t.arg.idList({ description: 'Id of a compare target; the first one counts.' }),
      settings: t.arg({ type: ShareImageSettingsInput, description: 'What stands on it.' }),
    },
    resolve: async (_viewer, { workId, range, compareTargets, settings }, context) => {
      await requireAnalytics(context);
      return loadShareImage(context, {
        workId,
        range: range ?? 'ALL_TIME',
        targets: compareTargets ?? [],
        measures: settings?.measures ?? null,
        hasChart: settings?.hasChart ?? true,
      });
    },
  }),
}));
