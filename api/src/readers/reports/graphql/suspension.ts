import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { IllustrationRef } from '../../../publications/illustrations/index.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { loadOwnSuspension } from '../loaders.ts';
import type { SuspensionRecord } from '../store/suspensions.ts';

const Suspension = builder.objectRef<SuspensionRecord>('Suspension').implement({
  description: 'That the operators suspended a thing: its creator still sees it, nobody else does.',
  fields: (t) => ({
    suspendedAt: t.expose('suspendedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when; null where nobody wrote it down.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why, in the words of the operators; null where nobody wrote it down.',
    }),
  }),
});

for (const ref of [WorkRef, EpisodeRef, IllustrationRef])
  builder.objectField(ref, 'suspension', (t) =>
    t.field({
      type: Suspension,
      nullable: true,
      description: 'That the operators suspended it, and why; for its creator only, null while it is not.',
      resolve: ({ id }, _args, context) => loadOwnSuspension(context, id),
    }),
  );
