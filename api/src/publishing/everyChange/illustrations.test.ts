import { describeChanges, type World } from '../../testing/publishing/describeChanges.ts';

const imagesOf = (imageIds: string[]) => imageIds.map((imageId) => ({ imageId }));

async function draw({ act, test, mina }: World, illustration: object): Promise<{ id: string; images: string[] }> {
  const images = [await test.addImage(mina, 'ILLUSTRATION'), await test.addImage(mina, 'ILLUSTRATION')];
  const payload = await act(
    'createIllustration',
    { illustration: { title: '絵', isOpen: true, images: imagesOf(images), ...illustration } },
    { select: 'illustration { id }' },
  );
  return { id: payload.illustration.id, images };
}

describeChanges({
  'an illustration is published': async (world) => {
    const { id, images } = await draw(world, { title: '夕焼け', description: '橋の上から' });
    Object.assign(world.ids, { one: id, first: images[0], second: images[1] });
  },
  'a second one is published, with a work': async (world) => {
    const { id } = await draw(world, { title: '雲', workId: world.works[0] });
    world.ids['two'] = id;
  },
  'an illustration gets another title and description': ({ editIllustration, ids }) =>
    editIllustration(ids['one']!, { title: '夕焼けの橋', description: '橋の下から' }),
  'its pictures change places': ({ editIllustration, ids }) =>
    editIllustration(ids['one']!, { images: imagesOf([ids['second']!, ids['first']!]) }),
  'it loses a picture': ({ editIllustration, ids }) =>
    editIllustration(ids['one']!, { images: imagesOf([ids['second']!]) }),
  'it is attached to a work': ({ editIllustration, ids, works }) => editIllustration(ids['one']!, { workId: works[0] }),
  'it moves to another work': ({ editIllustration, ids, works }) => editIllustration(ids['one']!, { workId: works[1] }),
  'the work it belongs to gets another title': ({ editWork }) => editWork(1, { title: '灯台' }),
  'the work it belongs to is withdrawn': ({ editEpisode }) => editEpisode(1, { status: 'DRAFT' }),
  'the work it belongs to comes back': ({ editEpisode }) => editEpisode(1, { status: 'PUBLIC' }),
  'the work it belongs to goes to the trash': ({ act, works }) => act('deleteWork', { id: works[1] }),
  'the work it belongs to comes back from the trash': ({ act, works }) => act('restoreWork', { id: works[1] }),
  'it leaves its work': ({ editIllustration, ids }) => editIllustration(ids['one']!, { workId: null }),
  'it is closed': ({ editIllustration, ids }) => editIllustration(ids['one']!, { isOpen: false }),
  'it is opened again': ({ editIllustration, ids }) => editIllustration(ids['one']!, { isOpen: true }),
  'it goes to the trash': ({ act, ids }) => act('deleteIllustration', { id: ids['one'] }),
  'it comes back from the trash': ({ act, ids }) => act('restoreIllustration', { id: ids['one'] }),
  'its creator gets another name': ({ act }) => act('updateProfile', { displayName: '水無月ミナ' }),
  'the site of its creator is closed': ({ act }) => act('updateSite', { isClosed: true }),
  'the site of its creator is opened': ({ act }) => act('updateSite', { isClosed: false }),
  'the last ones go to the trash': async ({ act, ids }) => {
    await act('deleteIllustration', { id: ids['one'] });
    await act('deleteIllustration', { id: ids['two'] });
  },
});
