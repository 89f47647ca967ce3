import { builder } from '../../../graphql/builder.ts';
import type { Graph } from '../compare.ts';
import type { TargetGroup } from '../compareTargets.ts';
import type { SingleMeasure } from '../measures.ts';
import type { Range } from '../ranges.ts';
import type { Source } from '../sources.ts';

export const AnalyticsRange = builder.enumType('AnalyticsRange', {
  description: 'Time windows of analytics.',
  values: {
    ALL_TIME: { description: 'Everything that was counted.' },
    FIRST_THREE_DAYS: {
      description: 'Of each episode the day in Tokyo on which it came out and the two days after it.',
    },
  } satisfies Record<Range, object>,
});

export const AnalyticsCompareGroup = builder.enumType('AnalyticsCompareGroup', {
  description: 'With what a work is compared.',
  values: {
    OWN_WORK: { description: 'Another work of the viewer.' },
    UNIVERSAL: { description: 'All works.' },
    RANKED: { description: 'Works in the weekly ranking.' },
    GENRE: { description: 'Works of a genre.' },
  } satisfies Record<TargetGroup, object>,
});

export const AnalyticsMeasure = builder.enumType('AnalyticsMeasure', {
  description: 'What is compared, and can stand on a share image.',
  values: {
    VIEWS: { description: 'Views of all episodes.' },
    LIKES: { description: 'Likes per 100 people who read an episode.' },
    COMMENTS: { description: 'Comments per 100 people who read an episode.' },
    BOOKMARKS: { description: 'Bookmarks per 100 readers of the work.' },
    GO_ON: {
      description:
        'People who read an episode beside those who read the one before it, 0 to 1: the median of the episodes older than 7 days.',
    },
    TO_THE_END: { description: 'People who came to the last page, of those who opened an episode, 0 to 1.' },
    FUN: { description: 'Answers that say it was fun, of all answers, 0 to 1.' },
  } satisfies Record<SingleMeasure, object>,
});

export const AnalyticsGraph = builder.enumType('AnalyticsGraph', {
  description: 'What lines are drawn of.',
  values: {
    VIEWS_OF_DAY: { description: 'Views of a day, by the day after the first episode (0: its own).' },
    REACHES: { description: 'People who read an episode beside those who read the first, by the episode’s number.' },
  } satisfies Record<Graph, object>,
});

export const ReferrerKind = builder.enumType('AnalyticsReferrerKind', {
  description: 'Where readers came from.',
  values: {
    DIRECT: { description: 'No page was told: apps, bookmarks, mail programs.' },
    SITE: { description: 'A page of ours.' },
    OTHER: { description: 'Another host.' },
  } satisfies Record<Source['kind'], object>,
});
