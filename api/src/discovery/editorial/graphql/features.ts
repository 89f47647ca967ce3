import { builder } from '../../../graphql/builder.ts';
import { canShowFeature } from '../features.ts';

builder.queryFields((t) => ({
  canShowFeature: t.boolean({
    description: 'Whether the viewer gets a feature. A name that nobody set up is off.',
    authScopes: { public: true },
    args: { name: t.arg.string({ required: true, description: 'Name of the feature.' }) },
    resolve: (_root, { name }, { reader, actor }) => canShowFeature(reader, actor, name),
  }),
}));
