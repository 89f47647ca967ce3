import { builder } from '../../../graphql/builder.ts';
import { inAskedLanguage } from '../../../graphql/inAskedLanguage.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import type { ShareImageData, ShareNumber } from '../shareImage.ts';
import { AnalyticsMeasure, AnalyticsRange } from './enums.ts';

const ShareImageNumber = builder.objectRef<ShareNumber>('ShareImageNumber').implement({
  description: 'A number that can stand on a share image.',
  fields: (t) => ({
    measure: t.expose('measure', { type: AnalyticsMeasure, description: 'Which one.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'The number; null where there is none.' }),
    compared: t.exposeFloat('compared', {
      nullable: true,
      description: 'What the first target of the comparison has; null without one.',
    }),
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Whether it may be chosen: only numbers from thirty readers up are.',
    }),
  }),
});

const ShareImagePoint = builder.objectRef<{ place: number; value: number }>('ShareImagePoint').implement({
  description: 'A point of the line from episode to episode.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'Number of the episode.' }),
    value: t.exposeFloat('value', { description: 'Readers beside those of the first episode, 0 to 1.' }),
  }),
});

/** The type `ShareImageData`. */
export const ShareImageDataRef = builder.objectRef<ShareImageData>('ShareImageData').implement({
  description: 'What a share image is drawn from.',
  fields: (t) => ({
    work: t.field({ type: WorkRef, description: 'The work.', resolve: ({ figures }) => figures.work }),
    range: t.field({ type: AnalyticsRange, description: 'The range.', resolve: ({ figures }) => figures.range }),
    numbers: t.expose('numbers', { type: [ShareImageNumber], description: 'All numbers, also those not offered.' }),
    chosen: t.expose('chosen', {
      type: [AnalyticsMeasure],
      description: 'Those that stand on the image, at most three, the first one large.',
    }),
    chart: t.expose('chart', {
      type: [ShareImagePoint],
      description: 'From episode to episode; empty under thirty readers.',
    }),
    altText: t.string({
      description: 'What the image says, in words, in the language of the request.',
      resolve: ({ altText }, args, context) => inAskedLanguage(altText, args, context),
    }),
  }),
});

/** What somebody chose for a share image. */
export const ShareImageSettingsInput = builder.inputType('ShareImageSettingsInput', {
  description: 'What stands on a share image.',
  fields: (t) => ({
    measures: t.field({
      type: [AnalyticsMeasure],
      description: 'Up to three, the first one large; left out: a good choice.',
    }),
    hasChart: t.boolean({ defaultValue: true, description: 'Whether the chart from episode to episode is on it.' }),
  }),
});
