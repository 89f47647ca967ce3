import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { EpisodeRecord } from '../store/episodes.ts';

export const EpisodeRef = builder.objectRef<EpisodeRecord>('Episode');
export const EpisodeConnection = defineConnection('Episode', EpisodeRef, { totalCount: 'How many there are in all.' });
