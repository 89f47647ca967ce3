import { writeNewIllustration } from './createIllustration.ts';
import { settleIllustration } from './store/importedIllustrations.ts';
import { HasProblems, type Problem } from '../../kernel/errors.ts';
import type { DataDocument, Import } from '../../people/account/index.ts';

type Illustration = DataDocument['illustrations'][number];

/** Takes illustrations in, each in one transaction. What lay in the trash stays behind. */
export async function importIllustrations(run: Import): Promise<void> {
  for (const illustration of run.data.illustrations) {
    if (illustration.deletedAt === null && run.targetOf(illustration.id) === null)
      await importIllustration(run, illustration);
    await run.step();
  }
}

async function importIllustration(run: Import, illustration: Illustration): Promise<void> {
  const found: Problem[] = [];
  const images = illustration.images.flatMap(({ imageId, altText }) => {
    const target = run.targetOf(imageId);
    return target === null ? [] : [{ imageId: target, altText }];
  });
  const { title, description, createdAt, firstOpenedAt } = illustration;
  const isWhole = images.length === illustration.images.length;
  const isOpen = illustration.isOpen && run.job.keepsStatus && isWhole;
  try {
    await run.services.database.transact(async (tx) => {
      const workId = run.targetOf(illustration.workId);
      const id = await writeNewIllustration(tx, run.actor, { title, description, isOpen, workId, images }, found);
      await settleIllustration(tx, id, { createdAt, firstOpenedAt });
      await run.remember(tx, illustration.id, id);
    });
  } catch (error) {
    if (!(error instanceof HasProblems)) throw error;
    run.leaveOut(title, found);
  }
}
