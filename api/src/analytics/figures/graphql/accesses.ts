import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import {
  listAccessSources,
  listDays,
  listWorkAccesses,
  loadLiveAccesses,
  type Accesses,
  type LiveAccesses,
} from '../accesses.ts';
import { loadOwnWork } from '../loadOwnWork.ts';
import type { EpisodeAccess, WorkAccess } from '../store/accesses.ts';
import type { WorkDay } from '../store/sums.ts';
import { loadListedEpisode } from './loadEpisode.ts';
import { definition } from './definition.ts';
import { AnalyticsReferrer } from './readers.ts';

const AccessDay = builder.objectRef<WorkDay>('AccessDay').implement({
  description: 'A day in Tokyo.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Such as 2026-10-09.' }),
    views: t.exposeInt('views', { description: 'Views.' }),
    people: t.exposeInt('people', { description: 'People, of each work.' }),
  }),
});

const WorkAccessRef = builder.objectRef<WorkAccess>('WorkAccess').implement({
  description: 'Views of a work on the days.',
  fields: (t) => ({
    work: t.field({
      type: WorkRef,
      description: 'The work.',
      resolve: ({ workId }, _args, context) => loadOwnWork(context, workId),
    }),
    views: t.exposeInt('views', { description: 'Views.' }),
    viewsBefore: t.exposeInt('viewsBefore', { description: 'Views of as many days before.' }),
    people: t.exposeInt('people', { description: 'People of each day, added up.' }),
    episodeCount: t.exposeInt('episodeCount', { description: 'Episodes that are out.' }),
  }),
});

const EpisodeAccessRef = builder.objectRef<EpisodeAccess>('EpisodeAccess').implement({
  description: 'Views of an episode on the days.',
  fields: (t) => ({
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: ({ episodeId }, _args, context) => loadListedEpisode(context, episodeId),
    }),
    views: t.exposeInt('views', { description: 'Views.' }),
    viewsBefore: t.exposeInt('viewsBefore', { description: 'Views of as many days before.' }),
  }),
});

/** The type `EpisodeAccessConnection`. */
export const EpisodeAccessConnection = defineConnection('EpisodeAccess', EpisodeAccessRef);

const LiveMinute = builder.objectRef<LiveAccesses['minutes'][number]>('LiveMinute').implement({
  description: 'A minute.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it began.' }),
    views: t.exposeInt('views', { description: 'Views.' }),
  }),
});

const LiveEpisode = builder.objectRef<LiveAccesses['episodes'][number]>('LiveEpisode').implement({
  description: 'An episode that is being read.',
  fields: (t) => ({
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: ({ episodeId }, _args, context) => loadListedEpisode(context, episodeId),
    }),
    views: t.exposeInt('views', { description: 'Views of the last 30 minutes.' }),
  }),
});

const LiveAccessesRef = builder.objectRef<LiveAccesses>('LiveAccesses').implement({
  description: 'Views of the last 30 minutes. A view shows up within some ten seconds.',
  fields: (t) => ({
    views: t.int({
      description: 'All of them.',
      resolve: ({ minutes }) => minutes.reduce((sum, { views }) => sum + views, 0),
    }),
    minutes: t.expose('minutes', { type: [LiveMinute], description: 'Thirty minutes, the running one last.' }),
    episodes: t.expose('episodes', { type: [LiveEpisode], description: 'What is being read, the most first.' }),
  }),
});

/** The type `Accesses`. */
export const AccessesRef = builder.objectRef<Accesses>('Accesses').implement({
  description: 'Accesses of works of the viewer on the last days in Tokyo, today included.',
  fields: (t) => ({
    definition: t.string(definition('viewCounts')),
    countedUntil: t.field({
      type: 'DateTime',
      description: 'Everything until then is counted.',
      resolve: ({ progress }) => progress.countedUntil,
    }),
    days: t.field({
      type: [AccessDay],
      description: 'Every day, today last.',
      resolve: (accesses, _args, context) => listDays(context, accesses),
    }),
    works: t.field({
      type: [WorkAccessRef],
      description: 'By work, the one with most views first.',
      resolve: (accesses, _args, context) => listWorkAccesses(context, accesses),
    }),
    referrers: t.field({
      type: [AnalyticsReferrer],
      description: 'Where readers came from, the most first.',
      resolve: (accesses, _args, context) => listAccessSources(context, accesses),
    }),
    live: t.field({
      type: LiveAccessesRef,
      description: 'The last 30 minutes.',
      resolve: (accesses, _args, context) => loadLiveAccesses(context, accesses),
    }),
  }),
});
