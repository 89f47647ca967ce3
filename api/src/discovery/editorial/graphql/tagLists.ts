import { builder } from '../../../graphql/builder.ts';
import { TagRef, type TagRecord } from '../../../publications/tags/index.ts';
import { listArrangedTags } from '../publicLists.ts';

const PickupTagRef = builder.objectRef<TagRecord>('PickupTag').implement({
  description: 'A tag that operators give a row of works of its own.',
  fields: (t) => ({ tag: t.field({ type: TagRef, description: 'The tag.', resolve: (tag) => tag }) }),
});

const RecommendedTagRef = builder.objectRef<TagRecord>('RecommendedTag').implement({
  description: 'A tag that operators offer to those who look for works, and to creators who tag theirs.',
  fields: (t) => ({
    tagTitle: t.exposeString('title', { description: 'The tag without "#".' }),
    tag: t.field({ type: TagRef, description: 'The tag.', resolve: (tag) => tag }),
  }),
});

builder.queryFields((t) => ({
  pickupTags: t.field({
    type: [PickupTagRef],
    description: 'Tags with a row of their own, in the order of the operators.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => listArrangedTags(context, 'pickup'),
  }),
  recommendedTags: t.field({
    type: [RecommendedTagRef],
    description: 'Tags to choose from, in the order of the operators.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => listArrangedTags(context, 'recommended'),
  }),
}));
