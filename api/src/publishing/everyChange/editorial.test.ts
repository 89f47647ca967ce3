import {
  addBanner,
  addInfoEntry,
  addTagTo,
  addTheme,
  announceEditorialChanges,
  removeBanner,
  removeInfoEntry,
  removeTagFrom,
  removeTheme,
} from '../../discovery/editorial/index.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import { addTagAlias, findTagsByNorm, mergeTags, renameTag, type TagRecord } from '../../publications/tags/index.ts';
import { drawPng } from '../../testing/createTestApp.ts';
import { describeChanges, expectDone, type World } from '../../testing/publishing/describeChanges.ts';

const fromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);

async function tagOf({ test }: World, title: string): Promise<TagRecord> {
  const norm = foldTag(title);
  return (await findTagsByNorm(test.services.database, [norm])).get(norm)!;
}

/** Time passes until this has begun, or ended, and the worker notices. */
async function passes({ sql, test }: World, statement: string, values: unknown[] = []): Promise<void> {
  await sql(statement, values);
  await announceEditorialChanges(test.services.database);
}

async function hangBanner({ test, ids }: World, name: string, startsAt: Date, position: number): Promise<void> {
  const pc = { fileName: 'pc.png', body: await drawPng(900, 300) };
  const sp = { fileName: 'sp.png', body: await drawPng(600, 400) };
  const input = { pc, sp, url: '/new_works', alt: `${name}の知らせ`, startsAt, endsAt: fromNow(9), position };
  ids[name] = expectDone(await addBanner(test.services, input)).id;
}

const news = (title: string, publishedAt: Date) => ({ title, category: 'お知らせ', link: '/new_works', publishedAt });

describeChanges(
  {
    'a theme is announced': async ({ test, ids }) => {
      const input = { tagTitle: '冒険', startsAt: fromNow(1), endsAt: fromNow(5), detailUrl: null };
      ids['theme'] = expectDone(await addTheme(test.services, input)).id;
    },
    'a theme begins': (world) =>
      passes(world, `UPDATE themes SET starts_at = now() - interval '1 second' WHERE id = $1`, [world.ids['theme']]),
    'a work with the tag of a theme comes': ({ editWork }) => editWork(1, { tagTitles: ['日常', '冒険'] }),
    'a theme ends': (world) =>
      passes(
        world,
        `UPDATE themes SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 second' WHERE id = $1`,
        [world.ids['theme']],
      ),
    'a theme begins with a page that says more': async ({ test, ids }) => {
      const input = { tagTitle: 'SF', startsAt: fromNow(-1), endsAt: fromNow(5), detailUrl: '/new_works' };
      ids['theme'] = expectDone(await addTheme(test.services, input)).id;
    },
    'a theme is removed': ({ test, ids }) => removeTheme(test.services, ids['theme']!),
    'a banner is hung': (world) => hangBanner(world, 'one', fromNow(-1), 2),
    'a banner for later is prepared': (world) => hangBanner(world, 'two', fromNow(1), 1),
    'a banner begins': (world) =>
      passes(world, `UPDATE banners SET starts_at = now() - interval '1 second' WHERE id = $1`, [world.ids['two']]),
    'a banner ends': (world) =>
      passes(
        world,
        `UPDATE banners SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 second' WHERE id = $1`,
        [world.ids['two']],
      ),
    'a banner is removed': ({ test, ids }) => removeBanner(test.services, ids['one']!),
    'news is written': async ({ test, ids }) => {
      ids['news'] = expectDone(await addInfoEntry(test.services, news('開店', fromNow(-1)))).id;
    },
    'news for later is prepared': async ({ test, ids }) => {
      ids['later'] = expectDone(await addInfoEntry(test.services, news('休業', fromNow(1)))).id;
    },
    'news comes out': (world) =>
      passes(world, `UPDATE info_entries SET published_at = now() - interval '1 second' WHERE id = $1`, [
        world.ids['later'],
      ]),
    'news is removed': ({ test, ids }) => removeInfoEntry(test.services, ids['news']!),
    'operators pick a tag up': async ({ test }) => expectDone(await addTagTo(test.services, 'pickup', '冒険', null)),
    'operators pick another up first': async ({ test }) =>
      expectDone(await addTagTo(test.services, 'pickup', '日常', 1)),
    'operators recommend a tag': async ({ test }) =>
      expectDone(await addTagTo(test.services, 'recommended', 'SF', null)),
    'the only work of a recommended tag gets others': ({ editWork }) => editWork(0, { tagTitles: ['冒険'] }),
    'the recommended tag has a work again': ({ editWork }) => editWork(0, { tagTitles: ['冒険', 'SF'] }),
    'a work of a picked tag is withdrawn': ({ editEpisode, ren }) => editEpisode(2, { status: 'DRAFT' }, ren),
    'a work of a picked tag comes back': ({ editEpisode, ren }) => editEpisode(2, { status: 'PUBLIC' }, ren),
    'a work of a picked tag gets another cover': async ({ test, mina, editWork }) =>
      editWork(0, { coverImageId: await test.addImage(mina, 'COVER') }),
    'a tag gets another title': (world) =>
      world.test.services.database.transact(async (tx) => renameTag(tx, await tagOf(world, '冒険'), '大冒険')),
    'a tag gets another name beside its title': (world) =>
      world.test.services.database.transact(async (tx) => addTagAlias(tx, await tagOf(world, 'SF'), '空想科学')),
    'a tag that is picked gets a theme': async ({ test }) =>
      expectDone(
        await addTheme(test.services, { tagTitle: '日常', startsAt: fromNow(-1), endsAt: fromNow(5), detailUrl: null }),
      ),
    'two tags are made one': (world) =>
      world.test.services.database.transact(async (tx) =>
        mergeTags(tx, await tagOf(world, '日常'), await tagOf(world, '大冒険'), world.test.services.lifecycles),
      ),
    'operators drop a picked tag': ({ test }) => removeTagFrom(test.services, 'pickup', '大冒険'),
    'operators drop a recommended tag': ({ test }) => removeTagFrom(test.services, 'recommended', 'SF'),
  },
  [
    'a banner for later is prepared',
    'news for later is prepared',
    'operators recommend a tag',
    'operators drop a recommended tag',
    'a tag gets another name beside its title',
  ],
);
