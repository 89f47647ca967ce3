import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { isWatching, loadUserByScreenName, siteLoader, watcherCountLoader } from '../loaders.ts';
import { canSeeSite } from '../policy.ts';
import { SiteRef, UserRef } from './refs.ts';

UserRef.implement({
  description: 'A person with a finished profile; a creator has works on the site of theirs.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    screenName: t.exposeString('screenName', { description: 'Unique name without "@", in the case it was chosen in.' }),
    displayName: t.exposeString('displayName', { description: 'Name shown on cards, 1 to 50 characters.' }),
    selfIntroduction: t.string({
      description: 'Introduction, up to 1,500 characters; empty for others while the site is closed.',
      resolve: (user, _args, { actor }) => (canSeeSite(actor, user) ? user.selfIntroduction : ''),
    }),
    twitterScreenName: t.string({
      nullable: true,
      description: 'Name on X without "@"; null for others while the site is closed.',
      resolve: (user, _args, { actor }) => (canSeeSite(actor, user) ? user.twitterScreenName : null),
    }),
    iconImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Picture of the person.',
      resolve: (user, _args, context) => loadImage(context, user.iconImageId, !user.isDisabled),
    }),
    isViewer: t.boolean({
      description: 'Whether this is who asks.',
      resolve: (user, _args, { actor }) => isSelf(actor, user.id),
    }),
    viewerIsWatching: t.boolean({
      description: 'Whether the viewer watches this creator.',
      resolve: (user, _args, context) => isWatching(context, user.id),
    }),
    watchedUserCount: t.int({
      description: 'How many readers watch this creator.',
      resolve: async (user, _args, context) => (await watcherCountLoader(context).load(user.id)) ?? 0,
    }),
    isSiteClosed: t.exposeBoolean('isSiteClosed', { description: 'Whether the site is closed to others.' }),
    site: t.field({
      type: SiteRef,
      description: 'The site. NOT_FOUND for others while it is closed.',
      resolve: async (user, _args, context) => {
        const site = canSeeSite(context.actor, user) ? await siteLoader(context).load(user.id) : null;
        if (!site) throw notFound();
        return site;
      },
    }),
  }),
});

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    description:
      'The creator with this screen name. NOT_FOUND when there is none, or the site is closed to the viewer.',
    authScopes: { public: true },
    args: { screenName: t.arg.string({ required: true, description: 'Without "@", in any case.' }) },
    resolve: (_root, { screenName }, context) => loadUserByScreenName(context, screenName),
  }),
);
