import { dropPickupPortfolio, pickUpPortfolio } from '../../discovery/editorial/index.ts';
import { keepLinkPreview } from '../../media/links/index.ts';
import { drawPng } from '../../testing/createTestApp.ts';
import { describeChanges, type World } from '../../testing/publishing/describeChanges.ts';

const SHOP = 'https://shop.example/book';

async function add({ act, ids }: World, name: string, mutation: string, input: object): Promise<void> {
  const { changedId, portfolio } = await act(mutation, input, {
    select: 'changedId portfolio { komawariWorks(first: 1) { nodes { id } } }',
  });
  ids[name] = changedId ?? portfolio.komawariWorks.nodes[0].id;
}
const addExternal = (world: World, name: string, title: string) =>
  add(world, name, 'addPortfolioWorkExternal', { title, description: '同人誌', urls: [{ url: SHOP, title: '店' }] });

const linkArrives = async ({ test, mina }: World, url: string, title: string): Promise<void> =>
  keepLinkPreview(test.services, { userId: mina.actor.accountId, url }, { title, icon: await drawPng(32, 32) });

describeChanges(
  {
    'a portfolio begins with a work from elsewhere': (world) => addExternal(world, 'one', '同人誌一'),
    'a second one is added': (world) => addExternal(world, 'two', '同人誌二'),
    'a work from elsewhere gets another title and description': ({ act, ids }) =>
      act('updatePortfolioWorkExternal', { id: ids['one'], title: '同人誌・壱', description: '増刷' }),
    'it gets a thumbnail': async ({ act, ids, test, mina }) =>
      act('updatePortfolioWorkExternal', {
        id: ids['one'],
        thumbnailImageId: await test.addImage(mina, 'THUMBNAIL', { width: 600, height: 600 }),
      }),
    'it gets other links': ({ act, ids }) =>
      act('updatePortfolioWorkExternal', { id: ids['one'], urls: [{ url: SHOP }, { url: 'https://other.example/' }] }),
    'title and icon of its link arrive': (world) => linkArrives(world, SHOP, '本の店'),
    'a category is added': (world) => add(world, 'shelf', 'addPortfolioCategory', { title: '棚' }),
    'a category is filled': ({ act, ids }) =>
      act('updatePortfolioCategory', { id: ids['shelf'], workIds: [ids['two'], ids['one']] }),
    'works of ours are added': (world) =>
      add(world, 'ours', 'addPortfolioWorkKomawaris', { workIds: [world.works[0], world.works[1]] }),
    'a second category is added': (world) =>
      add(world, 'case', 'addPortfolioCategory', { title: '箱', workIds: [world.ids['ours']] }),
    'a category is renamed': ({ act, ids }) => act('updatePortfolioCategory', { id: ids['shelf'], title: '本棚' }),
    'the works of a category change places': ({ act, ids }) =>
      act('updatePortfolioCategory', { id: ids['shelf'], workIds: [ids['one'], ids['two']] }),
    'the categories change places': ({ act, ids }) =>
      act('updatePortfolioCategoryPositions', { categoryIds: [ids['case'], ids['shelf']] }),
    'a work of ours gets a thumbnail': async ({ act, ids, test, mina }) =>
      act('updatePortfolioWorkKomawari', {
        id: ids['ours'],
        thumbnailImageId: await test.addImage(mina, 'THUMBNAIL', { width: 600, height: 600 }),
      }),
    'a work of ours gets another title': ({ editWork }) => editWork(0, { title: '空飛ぶ配達・改' }),
    'a work of ours gets another cover': async ({ test, mina, editWork }) =>
      editWork(1, { coverImageId: await test.addImage(mina, 'COVER') }),
    'a work of ours is withdrawn': ({ editEpisode }) => editEpisode(1, { status: 'DRAFT' }),
    'a work of ours comes back': ({ editEpisode }) => editEpisode(1, { status: 'PUBLIC' }),
    'the portfolio gets a banner': async ({ act, test, mina }) =>
      act('updatePortfolioBannerImage', {
        bannerImageId: await test.addImage(mina, 'BANNER', { width: 900, height: 300 }),
      }),
    'another creator begins a portfolio': ({ act, works, ren }) =>
      act('addPortfolioWorkKomawaris', { workIds: [works[2]] }, { as: ren }),
    'operators pick a portfolio': ({ test }) => pickUpPortfolio(test.services, 'mina', null),
    'operators pick another one first': ({ test }) => pickUpPortfolio(test.services, 'ren', 1),
    'a picked portfolio shows nothing any more': ({ editEpisode, ren }) => editEpisode(2, { status: 'DRAFT' }, ren),
    'a picked portfolio shows something again': ({ editEpisode, ren }) => editEpisode(2, { status: 'PUBLIC' }, ren),
    'operators drop a portfolio': ({ test }) => dropPickupPortfolio(test.services, 'ren'),
    'the creator of a picked portfolio gets another name': ({ act }) =>
      act('updateProfile', { displayName: '水無月ミナ' }),
    'the creator of a picked portfolio gets an icon': async ({ act, test, mina }) =>
      act('updateProfile', { iconImageId: await test.addImage(mina, 'ICON') }),
    'the site of a picked portfolio is closed': ({ act }) => act('updateSite', { isClosed: true }),
    'the site of a picked portfolio is opened': ({ act }) => act('updateSite', { isClosed: false }),
    'the creator of a picked portfolio gets another screen name': ({ act }) =>
      act('updateProfile', { screenName: 'minazuki' }),
    'a link on the site': ({ act }) => act('updateSite', { links: [{ title: '家', url: 'https://home.example/' }] }),
    'its icon arrives': (world) => linkArrives(world, 'https://home.example/', '家'),
    'the banner is taken away': ({ act }) => act('updatePortfolioBannerImage', { bannerImageId: null }),
    'a category is deleted': ({ act, ids }) => act('deletePortfolioCategory', { id: ids['case'] }),
    'a work of ours is taken out': ({ act, ids }) => act('deletePortfolioWorkKomawari', { id: ids['ours'] }),
    'a work from elsewhere is deleted': ({ act, ids }) => act('deletePortfolioWorkExternal', { id: ids['one'] }),
  },
  ['a category is added'],
);
