import { defineLoader } from '../../graphql/defineLoader.ts';
import { findActors } from './store/notifications.ts';

/** Names a row has room for: "Aki, Ren and 11 others". */
const NAMED = 3;

export const actorsLoader = defineLoader<string, string[]>('notificationActors', (ids, { reader }) =>
  findActors(reader, ids, NAMED),
);
