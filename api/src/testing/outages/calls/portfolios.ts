import type { Caller, Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

const elsewhere = ({ word }: Scene) => ({ title: word(), urls: [{ url: 'https://store.example' }] });
const added = async (scene: Scene, mutation: string, input: object, as?: Caller): Promise<string> =>
  (await scene.act(mutation, input, { select: 'changedId', ...(as ? { as } : {}) })).changedId;
const external = (scene: Scene) => added(scene, 'addPortfolioWorkExternal', elsewhere(scene));
const category = (scene: Scene, as?: Caller) => added(scene, 'addPortfolioCategory', { title: scene.word() }, as);

/** A work of the owner's in the portfolio; answers the id it has there. */
async function komawari({ act, publish, sql }: Scene): Promise<string> {
  const { workId } = await publish();
  await act('addPortfolioWorkKomawaris', { workIds: [workId] });
  const [made] = await sql('SELECT id FROM portfolio_komawari_works WHERE work_id = $1', [workId]);
  return made?.id ?? '';
}

/** What creators do with portfolios. */
export const portfolios: Preparations = {
  addPortfolioCategory: async ({ newCreator, word }) => call(await newCreator(), { title: word() }),
  updatePortfolioCategory: async (scene) => {
    const as = await scene.newCreator();
    return call(as, { id: await category(scene, as), title: scene.word() });
  },
  deletePortfolioCategory: async (scene) => {
    const as = await scene.newCreator();
    return call(as, { id: await category(scene, as) });
  },
  updatePortfolioCategoryPositions: async (scene) => {
    const as = await scene.newCreator();
    const [first, second] = [await category(scene, as), await category(scene, as)];
    return call(as, { categoryIds: [second, first] });
  },
  addPortfolioWorkExternal: (scene) =>
    call(scene.owner, { ...elsewhere(scene), thumbnailImageId: scene.pictures.THUMBNAIL }),
  updatePortfolioWorkExternal: async (scene) => call(scene.owner, { id: await external(scene), title: scene.word() }),
  deletePortfolioWorkExternal: async (scene) => call(scene.owner, { id: await external(scene) }),
  addPortfolioWorkKomawaris: async ({ owner, publish }) => call(owner, { workIds: [(await publish()).workId] }),
  updatePortfolioWorkKomawari: async (scene) =>
    call(scene.owner, { id: await komawari(scene), thumbnailImageId: scene.pictures.THUMBNAIL }),
  deletePortfolioWorkKomawari: async (scene) => call(scene.owner, { id: await komawari(scene) }),
  updatePortfolioBannerImage: async ({ owner, act, pictures }) => {
    await act('updatePortfolioBannerImage', { bannerImageId: null });
    return call(owner, { bannerImageId: pictures.BANNER });
  },
};
