import { defineLoader } from '../../graphql/defineLoader.ts';
import { findContestsById, type ContestRecord } from './store/contests.ts';
import { findInfoEntries, type InfoEntryRecord } from './store/infoEntries.ts';

export const contestLoader = defineLoader<string, ContestRecord>('contests', (ids, { reader }) =>
  findContestsById(reader, ids),
);
export const infoEntryLoader = defineLoader<string, InfoEntryRecord>('infoEntries', (ids, { reader }) =>
  findInfoEntries(reader, ids),
);
