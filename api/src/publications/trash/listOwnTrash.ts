import type { Reader } from '../../database/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listTrash, type TrashItemRecord } from './store/listTrash.ts';

/** What of whoever asks lies in the trash, latest first. */
export const listOwnTrash = (reader: Reader, { accountId }: Actor, page: PageAsked): Promise<Slice<TrashItemRecord>> =>
  listTrash(reader, accountId ?? '', boundedPage(page, 50));
