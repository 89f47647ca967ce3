import { foldTag } from '../../kernel/tagTitle.ts';
import { findTagsByNorm, renameTag } from '../../publications/tags/index.ts';
import { describeChanges } from '../../testing/publishing/describeChanges.ts';

/** Every kind of thing that can change what a guest sees, in an order in which each changes something. */
describeChanges({
  'a work gets another title': ({ editWork }) => editWork(0, { title: '空飛ぶ配達・改' }),
  'a work gets other tags': ({ editWork }) => editWork(0, { tagTitles: ['冒険', '料理'] }),
  'a work gets another cover': async ({ test, mina, editWork }) =>
    editWork(0, { coverImageId: await test.addImage(mina, 'COVER') }),
  'a work loses its cover': ({ editWork }) => editWork(0, { coverImageId: null }),
  'the first page of a work without a cover is another picture': async ({ test, mina, editEpisode }) =>
    editEpisode(0, { pages: [{ imageId: await test.addImage(mina) }] }),
  'the first episode of a work without a cover becomes fan-only': ({ editEpisode }) =>
    editEpisode(0, { status: 'FAN_ONLY' }),
  'the first episode of a work without a cover is for everybody again': ({ editEpisode }) =>
    editEpisode(0, { status: 'PUBLIC' }),
  'a work is completed': ({ editWork }) => editWork(1, { isCompleted: true }),
  'an episode gets another title': ({ editEpisode }) => editEpisode(3, { title: '第2話 雲の上' }),
  'an episode becomes fan-only': ({ editEpisode }) => editEpisode(4, { status: 'FAN_ONLY' }),
  'an episode in the middle is withdrawn': ({ editEpisode }) => editEpisode(3, { status: 'DRAFT' }),
  'an episode in the middle comes back': ({ editEpisode }) => editEpisode(3, { status: 'PUBLIC' }),
  'the only episode of a work is withdrawn': ({ editEpisode }) => editEpisode(1, { status: 'DRAFT' }),
  'the only episode of a work comes back': ({ editEpisode }) => editEpisode(1, { status: 'PUBLIC' }),
  'an episode goes to the trash': ({ act, episodes }) => act('deleteEpisode', { id: episodes[3] }),
  'an episode comes back from the trash': ({ act, episodes }) => act('restoreEpisode', { id: episodes[3] }),
  'a work goes to the trash': ({ act, works }) => act('deleteWork', { id: works[1] }),
  'a work comes back from the trash': ({ act, works }) => act('restoreWork', { id: works[1] }),
  'a creator gets another name': ({ act }) => act('updateProfile', { displayName: '水無月ミナ' }),
  'a creator gets an icon': async ({ act, test, mina }) =>
    act('updateProfile', { iconImageId: await test.addImage(mina, 'ICON') }),
  'a creator gets another screen name': ({ act }) => act('updateProfile', { screenName: 'minazuki' }),
  'a site gets another colour, order and layout': ({ act }) =>
    act('updateSite', {
      color: '#336699',
      workDefaultSortOrder: 'OLDEST_FIRST',
      workLayout: 'LIST',
    }),
  'a site gets a hero and links': async ({ act, test, mina }) =>
    act('updateSite', {
      heroImageId: await test.addImage(mina, 'HERO'),
      links: [{ title: 'home', url: 'https://example.com/' }],
    }),
  'two tags stand together on another work': ({ editWork }) => editWork(0, { tagTitles: ['冒険', '日常'] }),
  'a tag that often stands beside another gets another title': ({ test }) =>
    test.services.database.transact(async (tx) => {
      const norm = foldTag('日常');
      await renameTag(tx, (await findTagsByNorm(tx, [norm])).get(norm)!, '暮らし');
    }),
  'the tags part': ({ editWork }) => editWork(0, { tagTitles: ['冒険'] }),
  'a site is closed': ({ act, ren }) => act('updateSite', { isClosed: true }, { as: ren }),
  'a site is opened again': ({ act, ren }) => act('updateSite', { isClosed: false }, { as: ren }),
});
