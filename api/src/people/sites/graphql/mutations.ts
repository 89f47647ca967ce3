import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { createUser } from '../createProfile.ts';
import { loadWrittenSite, loadWrittenUser } from '../loaders.ts';
import type { SiteRecord } from '../store/sites.ts';
import type { UserRecord } from '../store/users.ts';
import type { Context } from '../../../graphql/context.ts';
import { done, type Outcome } from '../../../kernel/errors.ts';
import { updateProfile } from '../updateProfile.ts';
import { updateSite } from '../updateSite.ts';
import { GenderEnum, LanguageEnum, SiteRef, UserRef } from './refs.ts';
import { WorkDefaultSortOrder, WorkLayout } from './Site.ts';

/** Reads the profile again after it was written. */
async function written(context: Context, outcome: Outcome<string>): Promise<Outcome<{ user: UserRecord }>> {
  return outcome.ok ? done({ user: await loadWrittenUser(context, outcome.value) }) : outcome;
}

const profileFields = {
  displayName: '1 to 50 characters.',
  selfIntroduction: 'Up to 1,500 characters.',
  twitterScreenName: 'Name on X, with or without "@"; empty removes it.',
} as const;

const CreateUserInput = builder.inputType('CreateUserInput', {
  description: 'The profile at the end of the sign-up.',
  fields: (t) => ({
    screenName: t.string({ required: true, description: '3 to 20 letters, digits, _ or -, unique in any case.' }),
    displayName: t.string({ required: true, description: profileFields.displayName }),
    selfIntroduction: t.string({ description: profileFields.selfIntroduction }),
    iconImageId: t.id({ description: 'A picture of the type ICON.' }),
    twitterScreenName: t.string({ description: profileFields.twitterScreenName }),
  }),
});
const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Changes to the own profile; absent fields stay.',
  fields: (t) => ({
    screenName: t.string({ description: 'At most one change in 30 days.' }),
    displayName: t.string({ description: profileFields.displayName }),
    selfIntroduction: t.string({ description: profileFields.selfIntroduction }),
    iconImageId: t.id({ description: 'A picture of the type ICON; null removes it.' }),
    twitterScreenName: t.string({ description: profileFields.twitterScreenName }),
    biography: t.string({ description: 'Up to 1,500 characters; for the person alone.' }),
    birthday: t.string({ description: 'A day such as 1998-04-23, never public; null or empty takes it back.' }),
    gender: t.field({ type: GenderEnum, description: 'Never public; null takes it back.' }),
    hasDeclinedContact: t.boolean({ description: 'No invitations and questions by the operator or a publisher.' }),
    showsMature: t.boolean({
      description: 'Whether mature works are shown; null leaves it to each browser. Refused to whoever is under 18.',
    }),
    language: t.field({
      type: LanguageEnum,
      description: 'The language of mails; null leaves it to the installation.',
    }),
  }),
});

const user = { type: UserRef, description: 'The profile.' } as const;
const CreateUserPayload = definePayload<{ user: UserRecord }>('CreateUserPayload', 'The new profile.', { user });
const UpdateProfilePayload = definePayload<{ user: UserRecord }>('UpdateProfilePayload', 'The changed profile.', {
  user,
});

builder.mutationField('createUser', (t) =>
  t.field({
    type: CreateUserPayload,
    description: 'Finishes the sign-up. Refresh the identity token afterwards: the viewer kind changed.',
    authScopes: { account: true },
    args: { input: t.arg({ type: CreateUserInput, required: true, description: 'The profile.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await written(context, await createUser(context.services, context.actor, input)), (value) => value),
  }),
);

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    description: 'Changes the own profile.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await written(context, await updateProfile(context.services, context.actor, input)), (value) => value),
  }),
);

const SiteLinkInput = builder.inputType('SiteLinkInput', {
  description: 'A link on the site.',
  fields: (t) => ({
    title: t.string({ required: true, description: '1 to 30 characters.' }),
    url: t.string({ required: true, description: 'http or https, up to 2,048 characters.' }),
  }),
});
const UpdateSiteInput = builder.inputType('UpdateSiteInput', {
  description: 'Changes to the own site; absent fields stay.',
  fields: (t) => ({
    title: t.string({ description: 'Up to 50 characters; empty follows the display name.' }),
    description: t.string({ description: 'Up to 300 characters.' }),
    comment: t.string({ description: 'Up to 500 characters.' }),
    color: t.string({ description: '#rrggbb.' }),
    isClosed: t.boolean({ description: 'Closed sites do not exist for others, on any channel.' }),
    heroImageId: t.id({ description: 'A picture of the type HERO; null removes it.' }),
    links: t.field({ type: [SiteLinkInput], description: 'At most 10; replaces all.' }),
    workDefaultSortOrder: t.field({ type: WorkDefaultSortOrder, description: 'Order of works.' }),
    workLayout: t.field({ type: WorkLayout, description: 'How works stand.' }),
  }),
});
const UpdateSitePayload = definePayload<{ site: SiteRecord }>('UpdateSitePayload', 'The changed site.', {
  site: { type: SiteRef, description: 'The site.' },
});

builder.mutationField('updateSite', (t) =>
  t.field({
    type: UpdateSitePayload,
    description:
      'Changes the own site. Without an e-mail sign-in only isClosed: everything else belongs to the workspace.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdateSiteInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await updateSite(context.services, context.actor, input);
      if (!outcome.ok) return toPayload(outcome, () => ({ site: null as never }));
      return toPayload(done(await loadWrittenSite(context, outcome.value)), (site) => ({ site }));
    },
  }),
);
