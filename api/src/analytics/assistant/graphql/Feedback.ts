import { builder } from '../../../graphql/builder.ts';
import type { Part } from '../Finding.ts';
import type { Feedback, ToldFinding } from '../loadFeedback.ts';
import type { Topic } from '../topics.ts';

export const AnalyticsTopic = builder.enumType('AnalyticsTopic', {
  description: 'What the assistant speaks about; each is a chart of analytics.',
  values: {
    VIEWS: { description: 'Views by day, and what days and hours of releases had.' },
    REACTIONS: { description: 'Likes and comments.' },
    RETENTION: { description: 'From episode to episode.' },
    PAGES: { description: 'The page at which readers stop.' },
    COMPLETE: { description: 'Reading to the end.' },
    SURVEY: { description: 'Whether it was fun.' },
    REFERRERS: { description: 'Where readers come from.' },
    READERS: { description: 'Who they are.' },
    ACTIONS: { description: 'What they do after reading.' },
  } satisfies Record<Topic, object>,
});

const AnalyticsPartKind = builder.enumType('AnalyticsPartKind', {
  description: 'What a piece of a sentence is.',
  values: {
    TEXT: { description: 'Words.' },
    FIGURE: { description: 'A number of a chart.' },
    NAME: { description: 'An episode, a day, a site, or what is compared with.' },
  } satisfies Record<Part['kind'], object>,
});

const AnalyticsFindingPart = builder.objectRef<Part>('AnalyticsFindingPart').implement({
  description: 'A piece of a sentence. Every number is a figure of its own.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AnalyticsPartKind, description: 'What it is.' }),
    text: t.exposeString('text', { description: 'As it is written.' }),
    chart: t.expose('chart', {
      type: AnalyticsTopic,
      nullable: true,
      description: 'Of FIGURE the chart it stands in.',
    }),
    episodeId: t.exposeID('episodeId', {
      nullable: true,
      description: 'Of a figure of PAGES the episode that has to be chosen there.',
    }),
  }),
});

const AnalyticsFinding = builder.objectRef<ToldFinding>('AnalyticsFinding').implement({
  description: 'Something the numbers of a work say.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'The same as long as it points at the same thing. It can be discarded by it.',
    }),
    topic: t.expose('topic', { type: AnalyticsTopic, description: 'About what.' }),
    sentence: t.expose('sentence', {
      type: [AnalyticsFindingPart],
      description: 'Its words and figures in order, in the language of the request.',
    }),
    isWorded: t.exposeBoolean('isWorded', { description: 'Whether the words are a language model’s.' }),
    isDiscarded: t.exposeBoolean('isDiscarded', { description: 'Whether the creator discarded it.' }),
  }),
});

export const AnalyticsFeedback = builder.objectRef<Feedback>('AnalyticsFeedback').implement({
  description: 'What the assistant says about a work.',
  fields: (t) => ({
    notice: t.expose('notice', {
      type: [AnalyticsFindingPart],
      description:
        'That the readers are too few to find anything, in the language of the request; empty where they are enough.',
    }),
    findings: t.expose('findings', {
      type: [AnalyticsFinding],
      description: 'In the order of the charts, discarded ones too.',
    }),
  }),
});
