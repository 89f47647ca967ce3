import type { Reader } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { boundedFirst, boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { keys } from '../../publishing/index.ts';
import { boundedOwnList, type OwnListWanted } from '../works/index.ts';
import { illustrationsOfWorkLoader, siteIllustrationCountLoader, workIllustrationCountLoader } from './loaders.ts';
import * as store from './store/illustrations.ts';
import { countOwnIllustrations, listOwnIllustrations as findOwnIllustrations } from './store/ownIllustrations.ts';
import type { IllustrationRecord } from './store/illustrations.ts';

/** A part of a list of illustrations, and how many there are in all where somebody asks. */
export interface IllustrationList {
  slice: Slice<IllustrationRecord>;
  totalCount: () => Promise<number>;
}

/** A creator's illustrations a reader can see, latest first. */
export async function listIllustrationsOfSite(
  context: Context,
  userId: string,
  page: PageAsked,
): Promise<IllustrationList> {
  context.dependsOn(keys.userIllustrations(userId));
  return {
    slice: await store.listIllustrationsOfSite(context.reader, userId, boundedPage(page, 20)),
    totalCount: async () => (await siteIllustrationCountLoader(context).load(userId)) ?? 0,
  };
}

/** Illustrations of a work a reader can see, latest first. */
export async function listIllustrationsOfWork(
  context: Context,
  workId: string,
  page: PageAsked,
): Promise<IllustrationList | null> {
  context.dependsOn(keys.workIllustrations(workId));
  const slice = await illustrationsOfWorkLoader(context, boundedPage(page, 20)).load(workId);
  return slice && { slice, totalCount: async () => (await workIllustrationCountLoader(context).load(workId)) ?? 0 };
}

/** All illustrations of whoever asks that are not in the trash; latest edited first unless another order is asked for. */
export async function listOwnIllustrations(
  reader: Reader,
  { accountId }: Actor,
  wanted: OwnListWanted,
): Promise<IllustrationList> {
  const userId = accountId ?? '';
  const asked = boundedOwnList(wanted);
  return {
    slice: await findOwnIllustrations(reader, userId, asked),
    totalCount: () => countOwnIllustrations(reader, userId, asked.title),
  };
}

/** Other illustrations of the same creator that a reader can see: those of the same work first, then the latest. 12 by default, up to 24. */
export function listOtherIllustrations(
  context: Context,
  illustration: IllustrationRecord,
  first: number | null | undefined,
): Promise<IllustrationRecord[]> {
  context.dependsOn(keys.userIllustrations(illustration.userId));
  return store.listOtherIllustrations(context.reader, illustration, boundedFirst(first, 12, 24));
}
