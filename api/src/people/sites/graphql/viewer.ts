import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef, ViewerRef } from '../../../graphql/viewerRefs.ts';
import { isRegistered } from '../../../kernel/actor.ts';
import { canShowMature, loadOwnPrivateProfile, loadUser, showsMature } from '../loaders.ts';
import { GenderEnum, LanguageEnum, UserRef } from './refs.ts';

builder.interfaceField(ViewerRef, 'screenName', (t) =>
  t.string({
    nullable: true,
    description: 'Screen name; null without a profile.',
    resolve: async (viewer, _args, context) =>
      viewer.id !== null && isRegistered(viewer) ? (await loadUser(context, viewer.accountId)).screenName : null,
  }),
);

builder.objectField(RegisteredViewerRef, 'user', (t) =>
  t.field({
    type: UserRef,
    description: 'The profile. NOT_FOUND for a creator who looks as a reader: that reader is nobody.',
    resolve: (viewer, _args, context) => loadUser(context, viewer.accountId ?? ''),
  }),
);

builder.objectFields(RegisteredViewerRef, (t) => ({
  biography: t.string({
    description: 'What the person keeps about themselves; for themselves only.',
    resolve: async (_viewer, _args, context) => (await loadOwnPrivateProfile(context))?.biography ?? '',
  }),
  birthday: t.string({
    nullable: true,
    description: 'Day of birth such as 1998-04-23, for the person alone; null when not told.',
    resolve: async (_viewer, _args, context) => (await loadOwnPrivateProfile(context))?.birthday ?? null,
  }),
  gender: t.field({
    type: GenderEnum,
    nullable: true,
    description: 'For the person alone; null when not told.',
    resolve: async (_viewer, _args, context) => (await loadOwnPrivateProfile(context))?.gender ?? null,
  }),
  hasDeclinedContact: t.boolean({
    description: 'Whether the person wants no invitations and questions by the operator or a publisher.',
    resolve: async (_viewer, _args, context) => (await loadOwnPrivateProfile(context))?.hasDeclinedContact ?? false,
  }),
  language: t.field({
    type: LanguageEnum,
    description: 'The language this person is written to in: the chosen one, else the installation’s.',
    resolve: async (_viewer, _args, context) =>
      (await loadOwnPrivateProfile(context))?.language ?? context.services.config.language,
  }),
  showsMature: t.boolean({
    description:
      'Whether this person is shown mature works: by the own settings or, where nothing stands there, by this browser.',
    resolve: (_viewer, _args, context) => showsMature(context),
  }),
  canShowMature: t.boolean({
    description: 'Whether this person may ask for mature works: false for whoever is under 18 by their birthday.',
    resolve: (_viewer, _args, context) => canShowMature(context),
  }),
}));
