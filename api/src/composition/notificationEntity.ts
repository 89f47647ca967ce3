import { builder } from '../graphql/builder.ts';
import { typeOfId } from '../kernel/ids.ts';
import { NotificationRef } from '../people/notifications/index.ts';
import { findNode, refsOf } from './nodes.ts';

const TOLD_OF = ['Episode', 'Work', 'Illustration', 'User', 'InfoEntry', 'Contest', 'ScoutMessage'] as const;

const NotificationEntity = builder.unionType('NotificationEntity', {
  description: 'What a notification is about.',
  types: refsOf(TOLD_OF),
  resolveType: ({ id }) => typeOfId(id),
});

builder.objectField(NotificationRef, 'entity', (t) =>
  t.field({
    type: NotificationEntity,
    nullable: true,
    description: 'What it is about; null when that cannot be seen any more.',
    // The list leaves such rows out already (`shown_notifications`); this asks the policies, whose counterpart in SQL that is.
    resolve: ({ entityId }, _args, context) => findNode(context, entityId, TOLD_OF),
  }),
);
