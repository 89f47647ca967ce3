import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { requireAnalytics } from '../../entry/index.ts';
import { AnalyticsRange } from '../../figures/index.ts';
import { discardFinding } from '../discardFinding.ts';
import { loadFeedback, topicsOfFlags } from '../loadFeedback.ts';
import { loadAssistant, updateAssistant, type Assistant } from '../settings.ts';
import { AnalyticsFeedback, AnalyticsTopic } from './Feedback.ts';

const AnalyticsComiccopilot = builder.objectRef<Assistant>('AnalyticsComiccopilot').implement({
  description: 'How the assistant of analytics stands to the viewer.',
  fields: (t) => ({
    isUsable: t.exposeBoolean('isUsable', { description: 'Whether it is on. Off until the viewer switches it on.' }),
    hasChosen: t.exposeBoolean('hasChosen', { description: 'Whether the viewer ever said on or off.' }),
    topics: t.expose('topics', { type: [AnalyticsTopic], description: 'What it may speak about.' }),
    canBeWorded: t.exposeBoolean('canBeWorded', {
      description: 'Whether there is a language model here that words what the rules find.',
    }),
    isWorded: t.exposeBoolean('isWorded', { description: 'Whether the viewer wants its words.' }),
  }),
});

const flag = (topic: string) => ({ defaultValue: true, description: `Whether to speak about ${topic}.` });
const AnalyticsTopicFlags = builder.inputType('AnalyticsTopicFlags', {
  description: 'A flag for each topic.',
  fields: (t) => ({
    views: t.boolean(flag('views')),
    reactions: t.boolean(flag('reactions')),
    retention: t.boolean(flag('retention')),
    pages: t.boolean(flag('pages')),
    complete: t.boolean(flag('reading to the end')),
    survey: t.boolean(flag('the survey')),
    referrers: t.boolean(flag('where readers come from')),
    readers: t.boolean(flag('who they are')),
    actions: t.boolean(flag('what they do after reading')),
  }),
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  analyticsComiccopilot: t.field({
    type: AnalyticsComiccopilot,
    description: 'The assistant of analytics.',
    resolve: (_viewer, _args, context) => loadAssistant(context),
  }),
  analyticsComiccopilotFeedback: t.field({
    type: AnalyticsFeedback,
    nullable: true,
    description: 'What the assistant says about a work; null while it is off.',
    args: {
      workId: t.arg.id({ required: true, description: 'A work of the viewer. Others are NOT_FOUND.' }),
      range: t.arg({ type: AnalyticsRange, defaultValue: 'ALL_TIME', description: 'Which time.' }),
      compareData: t.arg.idList({ description: 'Id of a compare target; the first one counts.' }),
      flags: t.arg({ type: AnalyticsTopicFlags, description: 'About what; left out: what the viewer chose.' }),
    },
    resolve: async (_viewer, { workId, range, compareData, flags }, context) => {
      await requireAnalytics(context);
      const topics = flags ? topicsOfFlags(flags) : null;
      return loadFeedback(context, { workId, range: range ?? 'ALL_TIME', compareData: compareData ?? [], topics });
    },
  }),
}));

const UpdatePayload = definePayload<{ analyticsComiccopilot: Assistant }>(
  'UpdateAnalyticsComiccopilotUsablePayload',
  'The assistant as it is now.',
  { analyticsComiccopilot: { type: AnalyticsComiccopilot, description: 'The assistant.' } },
);

const DiscardPayload = definePayload<{ recommendId: string; isDiscarded: boolean }>(
  'DiscardAnalyticsComiccopilotRecommendPayload',
  'What became of a finding.',
  {
    recommendId: { type: 'ID', description: 'Which one.' },
    isDiscarded: { type: 'Boolean', description: 'Whether it is discarded now.' },
  },
);

const UpdateInput = builder.inputType('UpdateAnalyticsComiccopilotUsableInput', {
  description: 'What the assistant may.',
  fields: (t) => ({
    isUsable: t.boolean({ required: true, description: 'Whether it is on.' }),
    topics: t.field({ type: [AnalyticsTopic], description: 'What it may speak about; left out: as before.' }),
    isWorded: t.boolean({
      description: 'Whether a language model may be given numbers and titles to word them; left out: as before.',
    }),
  }),
});

const DiscardInput = builder.inputType('DiscardAnalyticsComiccopilotRecommendInput', {
  description: 'A finding that goes or comes back.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'The work it is about. Works of others are NOT_FOUND.' }),
    recommendId: t.id({ required: true, description: 'Which finding.' }),
    isDiscarded: t.boolean({ defaultValue: true, description: 'False brings it back.' }),
  }),
});

builder.mutationFields((t) => ({
  updateAnalyticsComiccopilotUsable: t.field({
    type: UpdatePayload,
    description: 'Switches the assistant of analytics on or off for the viewer.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'What it may.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { analyticsComiccopilot: await updateAssistant(context, input) },
      problems: [],
    }),
  }),
  discardAnalyticsComiccopilotRecommend: t.field({
    type: DiscardPayload,
    description: 'Puts a finding away until it points at something else, or brings it back.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DiscardInput, required: true, description: 'Which finding.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(
        await discardFinding(context, { ...input, isDiscarded: input.isDiscarded ?? true }),
        (discarded) => discarded,
      ),
  }),
}));
