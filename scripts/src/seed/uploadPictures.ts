import { type Services, createImage } from '@komawari/api/seeding';
import { type DemoCatalogue, type DemoImage, type DrawnImage, drawAll } from '@komawari/demo';
import { type Person, expectDone } from './people.ts';

type ImageType = Parameters<typeof createImage>[2]['type'];
type Plan = { picture: DemoImage; type: ImageType; owner: Person };

/** Ids of the uploaded pictures by their key in the catalogue. */
export type Pictures = Map<string, string>;

/** Pictures of operators by their key, as files: who puts them on a page uploads them. */
export type OperatorFiles = Map<string, DrawnImage>;

/** Sizes of one picture are made while others are being drawn; more at once only costs memory. */
const atOnce = 3;

function planPictures(catalogue: DemoCatalogue, people: Map<string, Person>): Map<string, Plan> {
  const plans: Plan[] = [];
  for (const creator of catalogue.creators) {
    const owner = people.get(creator.screenName);
    if (!owner) throw new Error(`${creator.screenName} has no account.`);
    plans.push({ picture: creator.icon, type: 'ICON', owner }, { picture: creator.site.hero, type: 'HERO', owner });
    if (creator.portfolio) {
      plans.push({ picture: creator.portfolio.banner, type: 'BANNER', owner });
      for (const { thumbnail } of creator.portfolio.externalWorks)
        plans.push({ picture: thumbnail, type: 'THUMBNAIL', owner });
    }
    for (const work of creator.works) {
      plans.push({ picture: work.cover, type: 'COVER', owner });
      for (const picture of work.episodes.flatMap((episode) => episode.pages))
        plans.push({ picture, type: 'PAGE', owner });
    }
    for (const picture of creator.illustrations.flatMap((illustration) => illustration.pictures))
      plans.push({ picture, type: 'ILLUSTRATION', owner });
  }
  return new Map(plans.map((plan) => [plan.picture.key, plan]));
}

async function upload(services: Services, plan: Plan, drawn: DrawnImage): Promise<string> {
  const { accountId } = plan.owner.actor;
  const { picture } = plan;
  // The key in the upload's name makes a repeated seed find the picture of an interrupted one.
  const stored = await services.uploads.add(accountId, `demo/${picture.key}`, drawn.fileName, drawn.body);
  const input = {
    uploadId: stored.id,
    type: plan.type,
    focusX: picture.focusX,
    focusY: picture.focusY,
    altText: picture.altText,
  };
  return expectDone(`picture ${picture.key}`, await createImage(services, plan.owner.actor, input)).id;
}

/** Draws every picture of the catalogue and uploads each for its creator, as the creator would; answers the operators' files too. */
export async function uploadPictures(
  services: Services,
  catalogue: DemoCatalogue,
  people: Map<string, Person>,
  onProgress: (done: number, total: number) => void,
): Promise<{ pictures: Pictures; files: OperatorFiles }> {
  const plans = planPictures(catalogue, people);
  const { banner } = catalogue.editorial;
  const ofOperators = new Set([banner.pc.key, banner.sp.key]);
  const ids: Pictures = new Map();
  const files: OperatorFiles = new Map();
  const underWay = new Set<Promise<void>>();
  const keep = async (key: string, plan: Plan, image: DrawnImage) => {
    ids.set(key, await upload(services, plan, image));
    onProgress(ids.size, plans.size);
  };
  for await (const { key, image } of drawAll()) {
    if (ofOperators.has(key)) {
      files.set(key, image);
      continue;
    }
    const plan = plans.get(key);
    if (!plan) throw new Error(`Nobody has ordered the picture ${key}.`);
    const task = keep(key, plan, image).finally(() => underWay.delete(task));
    underWay.add(task);
    if (underWay.size >= atOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return { pictures: ids, files };
}
