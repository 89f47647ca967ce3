import type { TagQuery } from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { orNull } from '../graphql/orNull.ts';
import { tag } from './tag.ts';

/**
 * The tag a page is about with a hundred of its works, or null where there is none. Other spellings and other names lead
 * to the page of the title; they have no page of their own.
 */
export async function loadTag(execute: Execute, title: string, after?: string): Promise<TagQuery['tag'] | null> {
  const found = await orNull(execute(tag, { title, first: 100, ...(after === undefined ? {} : { after }) }));
  return found && found.tag.title.normalize('NFC') === title ? found.tag : null;
}
