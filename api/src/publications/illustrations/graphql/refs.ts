import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { IllustrationRecord } from '../store/illustrations.ts';

export const IllustrationRef = builder.objectRef<IllustrationRecord>('Illustration');
export const IllustrationConnection = defineConnection('Illustration', IllustrationRef, {
  totalCount: 'How many there are in the whole list.',
});
