import { WorkGenreEnum, WorkRef } from '../../../publications/works/index.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ComparedNumber, ComparedTarget, GraphPoint, GraphSeries } from '../compare.ts';
import type { CompareTarget, WhyNot } from '../compareTargets.ts';
import { AnalyticsCompareGroup, AnalyticsMeasure } from './enums.ts';

const AnalyticsNoComparison = builder.enumType('AnalyticsNoComparison', {
  description: 'Why a comparison is not given.',
  values: {
    FEW_READERS: { description: 'The work has fewer than thirty readers: the comparison would be chance.' },
    FEW_READERS_THERE: { description: 'The work it is compared with has fewer than thirty readers.' },
    FEW_WORKS: { description: 'Fewer than five works with thirty readers are in the group.' },
  } satisfies Record<WhyNot, object>,
});

export const AnalyticsCompareTarget = builder.objectRef<CompareTarget>('AnalyticsCompareTarget').implement({
  description: 'Something a work can be compared with.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Goes into "targets".' }),
    group: t.expose('group', { type: AnalyticsCompareGroup, description: 'What kind.' }),
    genre: t.expose('genre', { type: WorkGenreEnum, nullable: true, description: 'Of GENRE the genre.' }),
    work: t.expose('work', { type: WorkRef, nullable: true, description: 'Of OWN_WORK the work.' }),
    workCount: t.exposeInt('workCount', {
      description: 'Works with at least thirty readers whose numbers are in it.',
    }),
    readerCount: t.exposeInt('readerCount', { nullable: true, description: 'Of OWN_WORK its readers.' }),
  }),
});

const AnalyticsComparedNumber = builder.objectRef<ComparedNumber>('AnalyticsComparedNumber').implement({
  description: 'A number of what a work is compared with.',
  fields: (t) => ({
    measure: t.expose('measure', { type: AnalyticsMeasure, description: 'Which one.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'Of a group the median; null where it has none.' }),
    lower: t.exposeFloat('lower', { nullable: true, description: 'Where the middle half of a group begins.' }),
    upper: t.exposeFloat('upper', { nullable: true, description: 'Where the middle half of a group ends.' }),
    works: t.exposeInt('works', { description: 'Of how many works it is.' }),
  }),
});

export const AnalyticsCompareData = builder.objectRef<ComparedTarget>('AnalyticsCompareData').implement({
  description: 'What a work is compared with, in numbers.',
  fields: (t) => ({
    target: t.expose('target', { type: AnalyticsCompareTarget, description: 'With what.' }),
    whyNot: t.field({
      type: AnalyticsNoComparison,
      nullable: true,
      description: 'Why there are no numbers; null where there are.',
      resolve: ({ why }) => why,
    }),
    numbers: t.expose('numbers', { type: [AnalyticsComparedNumber], description: 'The numbers.' }),
  }),
});

const AnalyticsGraphPoint = builder.objectRef<GraphPoint>('AnalyticsGraphPoint').implement({
  description: 'A point of a line.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'Day after the first episode, or number of the episode.' }),
    value: t.exposeFloat('value', { description: 'Of a group the median.' }),
    lower: t.exposeFloat('lower', { nullable: true, description: 'Where the middle half of a group begins.' }),
    upper: t.exposeFloat('upper', { nullable: true, description: 'Where the middle half of a group ends.' }),
  }),
});

export const AnalyticsGraphSeries = builder.objectRef<GraphSeries>('AnalyticsGraphSeries').implement({
  description: 'A line.',
  fields: (t) => ({
    target: t.expose('target', {
      type: AnalyticsCompareTarget,
      nullable: true,
      description: 'Of what; null: of the work itself.',
    }),
    whyNot: t.field({
      type: AnalyticsNoComparison,
      nullable: true,
      description: 'Why there are no points; null where there are.',
      resolve: ({ why }) => why,
    }),
    points: t.expose('points', { type: [AnalyticsGraphPoint], description: 'The points.' }),
  }),
});
