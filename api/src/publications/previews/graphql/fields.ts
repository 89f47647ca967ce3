import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../episodes/index.ts';
import { IllustrationRef } from '../../illustrations/index.ts';
import { UserRef } from '../../../people/sites/index.ts';
import { WorkRef } from '../../works/index.ts';
import { loadOgImage } from '../loaders.ts';
import { OgImageRef } from './OgImage.ts';

const description = 'Picture for link previews; null while guests cannot see this.';

builder.objectField(WorkRef, 'ogImage', (t) =>
  t.field({
    type: OgImageRef,
    nullable: true,
    description,
    resolve: (work, _args, context) => loadOgImage(context, work.id),
  }),
);

builder.objectField(EpisodeRef, 'ogImage', (t) =>
  t.field({
    type: OgImageRef,
    nullable: true,
    description,
    resolve: (episode, _args, context) => loadOgImage(context, episode.id),
  }),
);

builder.objectField(IllustrationRef, 'ogImage', (t) =>
  t.field({
    type: OgImageRef,
    nullable: true,
    description,
    resolve: (illustration, _args, context) => loadOgImage(context, illustration.id),
  }),
);

builder.objectField(UserRef, 'ogImage', (t) =>
  t.field({
    type: OgImageRef,
    nullable: true,
    description,
    resolve: (user, _args, context) => loadOgImage(context, user.id),
  }),
);
