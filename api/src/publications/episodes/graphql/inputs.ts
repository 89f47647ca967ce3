import { builder } from '../../../graphql/builder.ts';

export const EpisodeStatusEnum = builder.enumType('EpisodeStatus', {
  description: 'Where an episode stands between its creator and readers.',
  values: {
    DRAFT: { description: 'For its creator only.' },
    SCHEDULED: { description: 'Becomes public at its instant, by itself.' },
    FAN_ONLY: { description: 'Known to all, pages for those who watch the creator.' },
    PUBLIC: { description: 'For everybody.' },
    SUSPENDED: { description: 'Taken down by the operator.' },
  },
});

export const StartPositionEnum = builder.enumType('StartPosition', {
  description: 'Where page 1 sits in a spread.',
  values: {
    FORMER: { description: 'On the half that is read first: 1 and 2 pair up.' },
    LATTER: { description: 'On the half that is read second, alone: 2 and 3 pair up.' },
  },
});

const PageInput = builder.inputType('PageInput', {
  description: 'A page in its place; the order of the list is the reading order.',
  fields: (t) => ({
    id: t.id({ description: 'A page of this episode that stays; absent for a new one.' }),
    imageId: t.id({ required: true, description: 'A picture of the type PAGE of the same account.' }),
    altText: t.string({ description: 'What the page shows, up to 1,000 characters.' }),
    transcript: t.string({ description: 'What is said on it, up to 1,000 characters.' }),
    noSplit: t.boolean({ description: 'A wide page that is never cut in halves on phones.' }),
  }),
});

export const SalesInfoInputRef = builder.inputType('SalesInfoInput', {
  description: 'What an episode costs, and from which page on.',
  fields: (t) => ({
    // A number with a fraction reaches the check, which answers with a sentence at the field.
    price: t.float({ required: true, description: 'Whole yen with tax, between the bounds of salesTerms.' }),
    pagesChargedFrom: t.int({
      description: 'How many pages everybody reads: 0 for none, and less than there are. Absent, it stays, or is 0.',
    }),
    salesAppeal: t.string({
      description: 'What is said to whoever stands before the paywall, up to 140 characters. Absent, it stays.',
    }),
  }),
});

export const EpisodeInputRef = builder.inputType('EpisodeInput', {
  description: 'What a creator enters about an episode; absent fields stay, or take their default.',
  fields: (t) => ({
    title: t.string({ description: 'Up to 100 characters; empty shows the number.' }),
    pages: t.field({
      type: [PageInput],
      description: 'All pages, up to 200; replaces the list and never changes the status.',
    }),
    startPosition: t.field({ type: StartPositionEnum, description: 'Where page 1 sits.' }),
    afterword: t.string({ description: 'Up to 1,000 characters.' }),
    status: t.field({
      type: EpisodeStatusEnum,
      description: 'DRAFT, SCHEDULED (needs publishAt), FAN_ONLY or PUBLIC.',
    }),
    publishAt: t.field({ type: 'DateTime', description: 'When a scheduled episode comes out, up to one year ahead.' }),
    salesInfo: t.field({
      type: SalesInfoInputRef,
      description: 'What it costs. Null makes it free; absent, it stays. What was sold stays sold at its price.',
    }),
  }),
});
