import {
  addTagAlias,
  checkTagTitle,
  findTagsByNorm,
  foldTag,
  mergeTags,
  renameTag,
  type Services,
  type TagRecord,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const TAG = { name: 'TAG', says: 'its title or another name, in any spelling' } as const;

const findTag = async ({ database }: Services, title: string): Promise<TagRecord | undefined> =>
  (await findTagsByNorm(database, [foldTag(title)])).get(foldTag(title));

async function loadTag(services: Services, title: string): Promise<TagRecord> {
  const tag = await findTag(services, title);
  if (!tag) throw new Refusal(`There is no tag ${title}.`);
  return tag;
}

/** A title as tags have it. Refuses what no tag may be called. */
function cleanTitle(title: string): string {
  const found: Parameters<typeof checkTagTitle>[2] = [];
  const cleaned = checkTagTitle(title, ['title'], found);
  if (found[0]) throw new Refusal(found[0].message);
  return cleaned;
}

async function countWorks({ database }: Services, { id }: TagRecord): Promise<string> {
  const [row] = await database.query<{ count: number }>(
    'countWorksOfTag',
    'SELECT count(*)::int AS count FROM work_tags WHERE tag_id = $1',
    [id],
  );
  return row?.count === 1 ? '1 work' : `${row?.count ?? 0} works`;
}

const rename = defineCommand({
  summary: 'gives a tag another title',
  details: 'The old title stays as another name: its URL leads to the new one.',
  parameters: [TAG, { name: 'TITLE', says: 'the new title' }],
  example: 'tag-rename SF サイエンスフィクション',
  async plan(services, { TAG: name, TITLE }) {
    const [tag, title] = [await loadTag(services, name), cleanTitle(TITLE)];
    if (tag.title === title) throw new Refusal(`The tag is called ${title} already.`);
    const other = await findTag(services, title);
    if (other && other.id !== tag.id) throw new Refusal(`${title} is a tag already. tag-merge makes one of two.`);
    return {
      will: `${await countWorks(services, tag)} tagged ${tag.title} are tagged ${title}. /tags/${tag.title} leads to /tags/${title}.`,
      async carryOut() {
        await services.database.transact((tx) => renameTag(tx, tag, title));
        return `${tag.title} is called ${title}.`;
      },
    };
  },
});

const alias = defineCommand({
  summary: 'gives a tag another name',
  details: 'Works that are given the other name get the tag; its URL leads to the tag, and search finds it.',
  parameters: [TAG, { name: 'NAME', says: 'the other name; no tag may be called so' }],
  example: 'tag-alias SF サイエンスフィクション',
  async plan(services, { TAG: name, NAME }) {
    const [tag, title] = [await loadTag(services, name), cleanTitle(NAME)];
    const other = await findTag(services, title);
    if (other?.id === tag.id) throw new Refusal(`${title} stands for ${tag.title} already.`);
    if (other) throw new Refusal(`${title} is a tag already. tag-merge makes one of two.`);
    return {
      will: `${title} stands for ${tag.title}: /tags/${title} leads to /tags/${tag.title}.`,
      async carryOut() {
        await services.database.transact((tx) => addTagAlias(tx, tag, title));
        return `${title} stands for ${tag.title}.`;
      },
    };
  },
});

const merge = defineCommand({
  summary: 'makes one tag of two',
  details: 'Cannot be taken back: which works had which of the two is not kept.',
  parameters: [
    { name: 'FROM', says: 'the tag that ends' },
    { name: 'INTO', says: 'the tag that stays' },
  ],
  example: 'tag-merge ギャグ コメディ',
  async plan(services, { FROM, INTO }) {
    const [from, into] = [await loadTag(services, FROM), await loadTag(services, INTO)];
    if (from.id === into.id) throw new Refusal(`${FROM} and ${INTO} are one tag already.`);
    return {
      will: `${await countWorks(services, from)} tagged ${from.title} are tagged ${into.title}. /tags/${from.title} leads to /tags/${into.title}.`,
      async carryOut() {
        await services.database
          .transact((tx) => mergeTags(tx, from, into, services.lifecycles))
          .catch((error: unknown) => {
            // A foreign key: nothing was changed.
            if ((error as { code?: unknown }).code !== '23503') throw error;
            throw new Refusal(`A theme, a pickup or a contest uses ${from.title}. Give it ${into.title} first.`);
          });
        return `${from.title} is part of ${into.title}.`;
      },
    };
  },
});

/** What concerns tags. */
export const tagCommands: Record<string, Command> = { 'tag-rename': rename, 'tag-alias': alias, 'tag-merge': merge };
