import { builder } from '../../../graphql/builder.ts';
import type { Edition } from '../editions.ts';
import { listEditions } from '../editions.ts';
import { OPERATOR_PAGES, type EditionState, type OperatorPageKind } from '../OperatorPage.ts';
import { renderMarkdown, type Heading } from '../renderMarkdown.ts';

const DESCRIPTIONS: Record<OperatorPageKind, string> = {
  TERMS: 'Terms of use.',
  PRIVACY: 'Privacy policy.',
  GUIDELINES: 'What may be published and written.',
  HELP: 'Help.',
  CONTACT: 'How to reach the operator.',
  FEES: 'What selling costs.',
  TOKUSHOHO: "The seller's disclosure that Japanese law asks for (特定商取引法に基づく表記).",
};

export const OperatorPageKindEnum = builder.enumType('OperatorPageKind', {
  description: 'A page that the operator of an installation writes.',
  values: Object.fromEntries(
    OPERATOR_PAGES.map((kind) => [kind, { value: kind, description: DESCRIPTIONS[kind] }]),
  ) as Record<OperatorPageKind, { value: OperatorPageKind; description: string }>,
});

const EditionStateEnum = builder.enumType('OperatorPageEditionState', {
  description: 'Where an edition stands in time.',
  values: {
    UPCOMING: { description: 'It takes effect at an instant to come.' },
    IN_EFFECT: { description: 'It is the one in effect.' },
    EARLIER: { description: 'Another one took its place.' },
  } as const satisfies Record<EditionState, { description: string }>,
});

const HeadingRef = builder.objectRef<Heading>('OperatorPageHeading').implement({
  description: 'A heading of an edition.',
  fields: (t) => ({
    anchor: t.exposeString('id', { description: 'Its id in the HTML.' }),
    text: t.exposeString('text', { description: 'Its words.' }),
    level: t.exposeInt('level', { description: 'From 2; the title is 1.' }),
  }),
});

export const EditionRef = builder.objectRef<Edition>('OperatorPageEdition').implement({
  description: 'One text of a page, from an instant on. It never changes: another edition takes its place.',
  fields: (t) => ({
    kind: t.field({ type: OperatorPageKindEnum, description: 'The page.', resolve: ({ kind }) => kind }),
    number: t.exposeInt('number', { description: 'Counts the editions of a page as they were written.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    html: t.string({
      description: 'The text as HTML without the title: no scripts, no pictures, no markup of the writer.',
      resolve: ({ body }) => renderMarkdown(body).html,
    }),
    headings: t.field({
      type: [HeadingRef],
      description: 'Its headings in order, for a table of contents.',
      resolve: ({ body }) => renderMarkdown(body).headings,
    }),
    changes: t.exposeString('changes', { description: 'What differs from the edition before; may be empty.' }),
    effectiveAt: t.field({
      type: 'DateTime',
      description: 'When it takes or took effect.',
      resolve: ({ effectiveAt }) => effectiveAt,
    }),
    needsConsent: t.exposeBoolean('needsConsent', {
      description: 'Whether people with an account are asked to agree.',
    }),
    state: t.field({ type: EditionStateEnum, description: 'Where it stands in time.', resolve: ({ state }) => state }),
  }),
});

/** A page is known by its kind. */
export const OperatorPageRef = builder.objectRef<{ kind: OperatorPageKind }>('OperatorPage').implement({
  description: 'A page that the operator of an installation writes, such as the terms of use.',
  fields: (t) => ({
    kind: t.field({ type: OperatorPageKindEnum, description: 'Which one.', resolve: ({ kind }) => kind }),
    current: t.field({
      type: EditionRef,
      nullable: true,
      description: 'The edition in effect; null while there is none.',
      resolve: async ({ kind }, _args, context) =>
        (await listEditions(context, kind)).find(({ state }) => state === 'IN_EFFECT') ?? null,
    }),
    editions: t.field({
      type: [EditionRef],
      description: 'Every edition that was, is or will be in effect, the latest first.',
      resolve: async ({ kind }, _args, context) => (await listEditions(context, kind)).toReversed(),
    }),
    contactAddress: t.string({
      nullable: true,
      description: 'Where to write to the operator: an e-mail address; null where none was set.',
      resolve: (_page, _args, { services }) => services.config.contact,
    }),
  }),
});
