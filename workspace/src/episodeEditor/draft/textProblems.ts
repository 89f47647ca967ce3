import { boundedText, type Problem } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import { saleProblems, type SaleProblems } from '../../prices/index.ts';
import type { EpisodeDraft } from './episodeDraft.ts';

export interface TextProblems {
  title: string | undefined;
  afterword: string | undefined;
  sale: SaleProblems;
  /** The server said so. */
  isServer: boolean;
}

/** What is wrong with the texts and the sale of an episode: here, or by the server's answer to the last save. */
export function textProblems(draft: EpisodeDraft, problems: readonly Problem[]): TextProblems {
  const said = (name: string) => problems.find(({ path }) => path.includes(name))?.message;
  const sale = saleProblems(draft.sale, draft.pages.length);
  return {
    title: tooLong(draft.title, limits.episodeTitle.max) ?? said('title'),
    afterword: tooLong(draft.afterword, limits.afterword.max) ?? said('afterword'),
    sale: {
      price: sale.price ?? said('price'),
      firstPaidPage: sale.firstPaidPage ?? said('pagesChargedFrom'),
      appeal: sale.appeal ?? said('salesAppeal'),
    },
    isServer: problems.length > 0,
  };
}

const tooLong = (text: string, max: number): string | undefined =>
  boundedText({ min: 0, max }).safeParse(text).error?.issues[0]?.message;
