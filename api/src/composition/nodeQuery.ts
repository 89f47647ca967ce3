import { typeOfId } from '../kernel/ids.ts';
import { notFound } from '../kernel/errors.ts';
import { EpisodeRef, loadVisibleEpisode } from '../publications/episodes/index.ts';
import { IllustrationRef, loadVisibleIllustration } from '../publications/illustrations/index.ts';
import { canSeeSite, userLoader, UserRef } from '../people/sites/index.ts';
import { tagLoader, TagRef, tagWorkCountLoader } from '../publications/tags/index.ts';
import { loadVisibleWork, WorkRef } from '../publications/works/index.ts';
import { builder, NodeInterface } from '../graphql/builder.ts';
import type { Context } from '../graphql/context.ts';

async function loadNode(context: Context, id: string) {
  switch (typeOfId(id)) {
    case 'Work':
      return { node: await loadVisibleWork(context, id), type: WorkRef };
    case 'Episode':
      return { node: await loadVisibleEpisode(context, id), type: EpisodeRef };
    case 'Illustration':
      return { node: await loadVisibleIllustration(context, id), type: IllustrationRef };
    case 'User': {
      const user = await userLoader(context).load(id);
      return user && canSeeSite(context.actor, user) ? { node: user, type: UserRef } : null;
    }
    case 'Tag': {
      // A tag that stands on drafts alone is as private as they are.
      const tag = (await tagWorkCountLoader(context).load(id)) ? await tagLoader(context).load(id) : null;
      return tag && { node: tag, type: TagRef };
    }
    default:
      return null;
  }
}

builder.queryField('node', (t) =>
  t.field({
    type: NodeInterface,
    description:
      'A work, an episode, an illustration, a user or a tag by id. NOT_FOUND when it does not exist for the viewer; other things have no address of their own.',
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'The id.' }) },
    resolve: async (_root, { id }, context) => {
      const found = await loadNode(context, id);
      if (!found) throw notFound();
      return { ...found.node, __typename: found.type.name };
    },
  }),
);
