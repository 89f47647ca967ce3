import { builder } from '../../../graphql/builder.ts';
import { NotificationRef } from '../../../people/notifications/index.ts';
import { loadOwnWarning } from '../loaders.ts';

builder.objectField(NotificationRef, 'reason', (t) =>
  t.string({
    nullable: true,
    description: 'Why the viewer was warned, in the words of the operators; null for everything else.',
    resolve: (notification, _args, context) => loadOwnWarning(context, notification),
  }),
);
