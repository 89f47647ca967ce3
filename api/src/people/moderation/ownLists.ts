import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listBlocks, type SilencedRecord } from './store/blocks.ts';
import { listMutedWords, type MutedWordRecord } from './store/mutedWords.ts';
import { listMutes } from './store/mutes.ts';

/** People the viewer blocked, latest first; 20 at once. */
export const listOwnBlocks = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<SilencedRecord>> => listBlocks(reader, accountOf(actor), boundedFirst(first, 20), after ?? null);

/** People the viewer mutes now, latest first; 20 at once. */
export const listOwnMutes = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<SilencedRecord>> => listMutes(reader, accountOf(actor), boundedFirst(first, 20), after ?? null);

/** Words the viewer mutes now, latest first; 50 at once. */
export const listOwnMutedWords = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<MutedWordRecord>> => listMutedWords(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);
