import type { ChangesOf, Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canUseImage, findImages } from '../../media/images/index.ts';
import { checkRelease, type Release } from './checkRelease.ts';
import { checkSales, type SalesInput } from './checkSales.ts';
import type { EpisodeRecord, StartPosition, episodes } from './store/episodes.ts';
import { findPages, type PageDraft, type PageRecord } from './store/pages.ts';
import { countLimits, limits } from './limits.ts';

export interface PageInput {
  id?: string | null | undefined;
  imageId: string;
  altText?: string | null | undefined;
  transcript?: string | null | undefined;
  noSplit?: boolean | null | undefined;
}

/** What a person enters about an episode; an absent field stays as it is, or takes its default. */
export interface EpisodeInput extends Release {
  title?: string | null | undefined;
  pages?: PageInput[] | null | undefined;
  startPosition?: StartPosition | null | undefined;
  afterword?: string | null | undefined;
  /** Null takes the price away. */
  salesInfo?: SalesInput | null | undefined;
}

export interface CheckedEpisode {
  columns: ChangesOf<typeof episodes>;
  /** The pages to set; null leaves them. */
  pages: PageDraft[] | null;
}

/** What an entered episode is checked against: as it stands (null for a new one), the input object, and whether episodes are sold. */
export interface EpisodeAsked {
  current: EpisodeRecord | null;
  path: string;
  isSelling: boolean;
}

/** Checks everything entered about an episode and collects what is wrong. */
export async function checkEpisode(
  tx: Transaction,
  actor: Actor,
  input: EpisodeInput,
  { current, path, isSelling }: EpisodeAsked,
  found: Problem[],
): Promise<CheckedEpisode> {
  const columns: ChangesOf<typeof episodes> = {};
  if (input.title != null)
    columns.title = checkText(
      input.title,
      {
        path: [path, 'title'],
        label: said(publicationsErrors, (t) => t.episodes.titleLabel()),
        ...limits.episodeTitle,
      },
      found,
    );
  if (input.afterword != null) {
    columns.afterword = checkText(
      input.afterword,
      {
        path: [path, 'afterword'],
        label: said(publicationsErrors, (t) => t.episodes.afterwordLabel()),
        ...limits.afterword,
        multiline: true,
      },
      found,
    );
  }
  if (input.startPosition) columns.startPosition = input.startPosition;
  const existing = current ? ((await findPages(tx, [current.id])).get(current.id) ?? []) : [];
  const pages = input.pages == null ? null : await checkPages(tx, actor, input.pages, { existing, path }, found);
  const pageCount = pages?.length ?? existing.length;
  Object.assign(columns, await checkRelease(tx, input, { current, pageCount, path }, found));
  const status = columns.status ?? current?.status ?? 'DRAFT';
  Object.assign(columns, checkSales(input.salesInfo, { current, status, pageCount, path, isSelling }, found));
  return { columns, pages };
}

async function checkPages(
  tx: Transaction,
  actor: Actor,
  given: PageInput[],
  { existing, path }: { existing: PageRecord[]; path: string },
  found: Problem[],
): Promise<PageDraft[]> {
  if (given.length > countLimits.pagesPerEpisode) {
    found.push(
      problem(
        [path, 'pages'],
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.episodes.tooManyPages({ count: given.length, most: countLimits.pagesPerEpisode }),
        ),
      ),
    );
    return [];
  }
  const images = await findImages(
    tx,
    given.map((page) => page.imageId),
  );
  const known = new Map(existing.map((page) => [page.id, page]));
  const seen = new Set<string>();
  return given.map((page, index) => {
    const at = [path, 'pages', String(index)];
    const image = images.get(page.imageId);
    if (!image || !canUseImage(actor, image)) {
      found.push(
        problem(
          [...at, 'imageId'],
          'IMAGE_NOT_FOUND',
          said(publicationsErrors, (t) => t.episodes.pictureMissing({ page: index + 1 })),
        ),
      );
    }
    const before = page.id ? known.get(page.id) : undefined;
    if (page.id && (!before || seen.has(page.id))) {
      found.push(
        problem(
          [...at, 'id'],
          'PAGE_NOT_FOUND',
          said(publicationsErrors, (t) => t.episodes.pageOfAnother({ page: index + 1 })),
        ),
      );
    }
    if (page.id) seen.add(page.id);
    return {
      id: before ? before.id : null,
      imageId: page.imageId,
      altText: checkText(
        page.altText ?? before?.altText ?? '',
        {
          path: [...at, 'altText'],
          label: said(publicationsErrors, (t) => t.episodes.altTextLabel()),
          ...limits.pageAltText,
          multiline: true,
        },
        found,
      ),
      transcript: checkText(
        page.transcript ?? before?.transcript ?? '',
        {
          path: [...at, 'transcript'],
          label: said(publicationsErrors, (t) => t.episodes.transcriptLabel()),
          ...limits.pageTranscript,
          multiline: true,
        },
        found,
      ),
      noSplit: page.noSplit ?? before?.noSplit ?? false,
    };
  });
}
