import { builder } from '../../../graphql/builder.ts';
import type { ReaderCell, ReaderFacts } from '../readerCells.ts';
import type { Source } from '../sources.ts';
import { ReferrerKind } from './enums.ts';
import { definition } from './definition.ts';

export const AnalyticsReferrer = builder.objectRef<Source>('AnalyticsReferrer').implement({
  description: 'Where readers came from. There is always a row for DIRECT.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReferrerKind, description: 'What kind of place.' }),
    host: t.exposeString('host', { description: 'Of OTHER the host, such as t.co; empty of the rest.' }),
    utmSource: t.exposeString('utmSource', { nullable: true, description: 'utm_source as it came.' }),
    utmContent: t.exposeString('utmContent', { nullable: true, description: 'utm_content as it came.' }),
    utmCampaign: t.exposeString('utmCampaign', { nullable: true, description: 'utm_campaign as it came.' }),
    visits: t.exposeInt('visits', { description: 'How often somebody came from there.' }),
  }),
});

const AnalyticsReaderCell = builder.objectRef<ReaderCell>('AnalyticsReaderCell').implement({
  description: 'Readers with something in common: never fewer than five.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description:
        'Gender: FEMALE, MALE, OTHER. Age: UNDER_13, FROM_13 (to 17), FROM_18 (to 24), FROM_25, FROM_35, FROM_45. Both: UNKNOWN (not told) and OTHERS (too few to be told apart).',
    }),
    readers: t.exposeInt('readers', { description: 'How many.' }),
  }),
});

export const AnalyticsReaderAttributes = builder.objectRef<ReaderFacts>('AnalyticsReaderAttributes').implement({
  description: 'What registered readers said of themselves.',
  fields: (t) => ({
    definition: t.string(definition('readerAttributes')),
    readers: t.exposeInt('described', {
      description: 'Registered readers of the work over all time, when their attributes were counted.',
    }),
    gender: t.expose('gender', { type: [AnalyticsReaderCell], description: 'By gender, the most first.' }),
    age: t.expose('age', { type: [AnalyticsReaderCell], description: 'By age, the most first.' }),
  }),
});

export const AnalyticsReaderActions = builder.objectRef<ReaderFacts>('AnalyticsReaderActions').implement({
  description: 'What registered readers did after they read the work first.',
  fields: (t) => ({
    definition: t.string(definition('readerActions')),
    readers: t.exposeInt('readers', { description: 'Registered readers of the work over all time.' }),
    bookmarked: t.exposeInt('bookmarked', { description: 'Those who bookmarked it.' }),
    watched: t.exposeInt('watched', { description: 'Those who became fans.' }),
    liked: t.exposeInt('liked', { description: 'Those who liked an episode.' }),
    commented: t.exposeInt('commented', { description: 'Those who commented on an episode.' }),
  }),
});
