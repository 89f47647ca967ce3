import { defineLoader } from '../../graphql/defineLoader.ts';
import { findScoutMessages, type ScoutMessageRecord } from './store/scoutMessages.ts';

export const scoutMessageLoader = defineLoader<string, ScoutMessageRecord>('scoutMessages', (ids, { reader }) =>
  findScoutMessages(reader, ids),
);
