import type { Context } from '../../graphql/context.ts';
import { keys } from '../../publishing/index.ts';
import { readingOf, rowOfReading, TAG_ROWS, type TagRowName } from './rowOfTag.ts';
import { listTags, type ListedTag } from './store/listedTags.ts';

/** Tags of one row, in the order in which they are read. */
export interface TagRow {
  name: TagRowName;
  tags: ListedTag[];
}

/** All listed tags, those of most works first. */
export interface TagDirectory {
  tags: ListedTag[];
}

/** The tags of the page of all tags. */
export async function loadTagDirectory(context: Context): Promise<TagDirectory> {
  context.dependsOn(keys.tagDirectory);
  const tags = await listTags(context.reader);
  // Another title or another name of a tag is told under its own key.
  for (const { id } of tags) context.dependsOn(keys.tag(id));
  return { tags };
}

/** Tags with more works in the past 30 days than in the 30 before, the greatest growth first. */
export const listRising = ({ tags }: TagDirectory): ListedTag[] =>
  tags
    .map((tag) => ({ tag, growth: tag.recentCount - tag.earlierCount }))
    .filter(({ growth }) => growth > 0)
    .toSorted((one, other) => other.growth - one.growth)
    .map(({ tag }) => tag);

const collator = new Intl.Collator('ja');

/** The rows that have tags. */
export function listTagRows({ tags }: TagDirectory): TagRow[] {
  const readings = new Map(tags.map((tag) => [tag, readingOf(tag)]));
  const rows = Map.groupBy(tags, (tag) => rowOfReading(readings.get(tag) ?? ''));
  return TAG_ROWS.flatMap((name) => {
    const listed = rows.get(name) ?? [];
    const sorted = listed.toSorted((one, other) =>
      collator.compare(readings.get(one) ?? '', readings.get(other) ?? ''),
    );
    return sorted.length > 0 ? [{ name, tags: sorted }] : [];
  });
}
