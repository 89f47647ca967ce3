import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { userLoader, UserRef } from '../../sites/index.ts';
import { blockStateOf, isMuting, silencedCreatorIdsOf } from '../loaders.ts';
import { listOwnBlocks, listOwnMutedWords, listOwnMutes } from '../ownLists.ts';
import type { SilencedRecord } from '../store/blocks.ts';
import type { MutedWordRecord } from '../store/mutedWords.ts';

const SilencedPerson = builder.objectRef<SilencedRecord>('SilencedPerson').implement({
  description: 'Somebody who asks blocked or muted. Known to who asks only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the person; lifts the block or the mute.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The profile; null for a visitor without one.',
      resolve: (person, _args, context) => (person.hasProfile ? userLoader(context).load(person.id) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a mute ends by itself; null for blocks and for mutes without end.',
    }),
  }),
});

export const MutedWordRef = builder.objectRef<MutedWordRecord>('MutedWord').implement({
  description: 'A word: comments that hold it are hidden for who asks.',
  fields: (t) => ({
    id: t.id({ description: 'Id of the entry.', resolve: (entry) => String(entry.id) }),
    word: t.exposeString('word', { description: 'As it was typed. Width, case and kind of kana do not count.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends by itself; null when it does not.',
    }),
  }),
});

const SilencedPersonConnection = defineConnection('SilencedPerson', SilencedPerson);
const MutedWordConnection = defineConnection('MutedWord', MutedWordRef);

builder.objectFields(RegisteredViewerRef, (t) => {
  const args = {
    first: t.arg.int({ description: 'Up to 100.' }),
    after: t.arg.string({ description: 'Cursor of the last one seen.' }),
  };
  return {
    blockedPeople: t.field({
      type: SilencedPersonConnection,
      description: 'People who asks blocked, latest first.',
      args,
      resolve: async (_viewer, page, context) =>
        toConnection(await listOwnBlocks(context, page), (person) => person, page.after),
    }),
    mutedPeople: t.field({
      type: SilencedPersonConnection,
      description: 'People who asks mutes now, latest first.',
      args,
      resolve: async (_viewer, page, context) =>
        toConnection(await listOwnMutes(context, page), (person) => person, page.after),
    }),
    silencedCreatorIds: t.idList({
      description:
        'Creators who asks blocks or mutes now, whose works, episodes and pictures stand in no list of theirs; up to 1,000. What a published page lists is left out by who shows it.',
      resolve: ({ accountId }, _args, context) => (accountId === null ? [] : silencedCreatorIdsOf(context, accountId)),
    }),
    mutedWords: t.field({
      type: MutedWordConnection,
      description: 'Words who asks mutes now, latest first.',
      args,
      resolve: async (_viewer, page, context) =>
        toConnection(await listOwnMutedWords(context, page), (word) => word, page.after),
    }),
  };
});

builder.objectFields(UserRef, (t) => ({
  viewerIsBlocking: t.boolean({
    description: 'Whether who asks blocks this person. The other way round nobody is told.',
    resolve: async (user, _args, context) => (await blockStateOf(context, user.id)) === 'BY_VIEWER',
  }),
  viewerIsMuting: t.boolean({
    description: 'Whether who asks mutes this person now.',
    resolve: (user, _args, context) => isMuting(context, user.id),
  }),
}));
