import { typeOfId } from '../kernel/ids.ts';
import { notFound } from '../kernel/errors.ts';
import { builder, NodeInterface } from '../graphql/builder.ts';
import { findNode } from './nodes.ts';

builder.queryField('node', (t) =>
  t.field({
    type: NodeInterface,
    description:
      'A work, an episode, an illustration, a user or a tag by id. NOT_FOUND when it does not exist for the viewer; other things have no URL of their own.',
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'The id.' }) },
    resolve: async (_root, { id }, context) => {
      const node = await findNode(context, id, ['Work', 'Episode', 'Illustration', 'User', 'Tag']);
      if (!node) throw notFound();
      return { ...node, __typename: typeOfId(id) };
    },
  }),
);
