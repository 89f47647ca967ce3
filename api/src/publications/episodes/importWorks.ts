import { genreNames, type Genre } from '@komawari/ui/genres';
import type { Transaction } from '../../database/index.ts';
import { HasProblems, problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { isSelling } from '../../money/fees/index.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import {
  declareWorkAppearance,
  lockWork,
  refreshFirstPublication,
  settleWork,
  writeNewWork,
  type WorkInput,
  type WorkRecord,
} from '../works/index.ts';
import type { DataDocument, Import } from '../../people/account/index.ts';
import { writeNewEpisode } from './addEpisode.ts';
import type { SalesInput } from './checkSales.ts';
import { settleEpisode } from './store/importedEpisodes.ts';

type Work = DataDocument['works'][number];
type Episode = Work['episodes'][number];

/** Takes works in with their episodes, pages and texts, each work in one transaction. What lay in the trash stays behind. */
export async function importWorks(run: Import): Promise<void> {
  for (const work of run.data.works) {
    if (work.deletedAt === null && run.targetOf(work.id) === null) await importWork(run, work);
    await run.step();
  }
}

/** Details as they can be written now: a day that has passed, or a genre of another installation, is left out. */
const detailsOf = ({
  genre,
  returnsOn,
}: Pick<Work, 'genre' | 'returnsOn'>): Pick<WorkInput, 'genre' | 'returnsOn'> => ({
  genre: genre && Object.hasOwn(genreNames, genre) ? (genre as Genre) : null,
  returnsOn: returnsOn && returnsOn > todayInTokyo() ? returnsOn : null,
});

async function importWork(run: Import, work: Work): Promise<void> {
  const found: Problem[] = [];
  try {
    await run.services.database.transact(async (tx) => {
      const {
        id: sourceId,
        createdAt,
        deletedAt: _deletedAt,
        episodes,
        coverImageId,
        genre,
        returnsOn,
        ...input
      } = work;
      const cover = run.targetOf(coverImageId);
      const written = await writeNewWork(
        tx,
        run.actor,
        { ...input, ...detailsOf({ genre, returnsOn }), coverImageId: cover },
        found,
      );
      await settleWork(tx, written.id, createdAt);
      const open: string[] = [];
      for (const episode of episodes.filter((one) => one.deletedAt === null))
        open.push(...(await importEpisode(tx, run, { work: written, episode, found })));
      if (found.length > 0) throw new HasProblems();
      await appear(tx, written, open);
      await run.remember(tx, sourceId, written.id);
    });
  } catch (error) {
    if (!(error instanceof HasProblems)) throw error;
    run.leaveOut(work.title, found);
  }
}

/** Writes an episode as a draft and gives it the status it had, where the person wants that. Answers its id when it may be seen. */
async function importEpisode(
  tx: Transaction,
  run: Import,
  { work, episode, found }: { work: WorkRecord; episode: Episode; found: Problem[] },
): Promise<string[]> {
  const pages = episode.pages.flatMap(({ imageId, ...texts }) => {
    const target = run.targetOf(imageId);
    return target === null ? [] : [{ ...texts, imageId: target }];
  });
  const { title, afterword, startPosition } = episode;
  const sells = isSelling(run.services);
  const salesInfo = sells ? saleOf(episode, pages.length) : null;
  const id = await writeNewEpisode(
    tx,
    run.actor,
    { title, afterword, startPosition, pages, salesInfo },
    { work, path: 'episode', isSelling: sells },
    found,
  );
  if (id === null) throw new HasProblems();
  const isFree = episode.salesInfo == null;
  if (!isFree && !sells) run.leaveOut(`${work.title} ${title}`.trim(), [isWithoutPrice()]);
  const isWhole = pages.length > 0 && pages.length === episode.pages.length;
  // What was for sale, or for its buyers alone, is not given away.
  const keeps = run.job.keepsStatus && isWhole && (isFree || sells) && episode.archivedAt == null;
  const { status, createdAt, publishAt } = episode;
  const isOpen = await settleEpisode(tx, id, { createdAt, status: keeps ? status : 'DRAFT', publishAt });
  return isOpen ? [id] : [];
}

/** What an episode costs; of one that lost pages no more are free than there are before its last. */
const saleOf = ({ salesInfo }: Episode, pageCount: number): SalesInput | null =>
  salesInfo
    ? { ...salesInfo, pagesChargedFrom: Math.min(salesInfo.pagesChargedFrom, Math.max(0, pageCount - 1)) }
    : null;

const isWithoutPrice = (): Problem =>
  problem(
    ['episode', 'salesInfo'],
    'SELLING_CLOSED',
    said(publicationsErrors, (t) => t.episodes.cameWithoutPrice()),
  );

/** Pages, lists and the search learn of a work that readers can see from now on. */
async function appear(tx: Transaction, work: WorkRecord, episodeIds: string[]): Promise<void> {
  await refreshFirstPublication(tx, work.id);
  const after = await lockWork(tx, work.id);
  if (!after?.isVisible) return;
  await declareChanges(tx, episodeIds.map(keys.episode));
  await declareWorkAppearance(tx, after);
}
