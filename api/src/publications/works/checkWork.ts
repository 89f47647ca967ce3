import type { ContestApplicationInput } from '../contestApplications/index.ts';
import type { ChangesOf, Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canUseImage, findImages } from '../../media/images/index.ts';
import { foldTag } from '../../kernel/tagTitle.ts';
import { checkTagTitle } from '../tags/index.ts';
import type { CommentMode, ScrollDirection, WorkRecord, works } from './store/works.ts';
import { countLimits, limits } from './limits.ts';

import { checkDetails, type DetailsInput } from './checkDetails.ts';

export type WorkColumns = ChangesOf<typeof works>;

/** What a person enters about a work; an absent field stays as it is, or takes its default. */
export interface WorkInput extends DetailsInput {
  title?: string | null | undefined;
  description?: string | null | undefined;
  coverImageId?: string | null | undefined;
  coverFocusX?: number | null | undefined;
  coverFocusY?: number | null | undefined;
  isCompleted?: boolean | null | undefined;
  isOneShot?: boolean | null | undefined;
  commentIsOpen?: boolean | null | undefined;
  commentMode?: CommentMode | null | undefined;
  showsYawarakaText?: boolean | null | undefined;
  enableSurvey?: boolean | null | undefined;
  scrollDirection?: ScrollDirection | null | undefined;
  tagTitles?: string[] | null | undefined;
  /** The forms of all open contests the work is to be in; absent leaves them. */
  contestApplications?: ContestApplicationInput[] | null | undefined;
}

/** The checked form: columns to write, tags to set (null: leave them). */
export interface CheckedWork {
  columns: WorkColumns;
  tagTitles: string[] | null;
  coverFocus: { imageId: string; x: number; y: number } | null;
}

/** Checks everything entered about a work (decisions 4.2) and collects what is wrong. `path` leads to the input object. */
export async function checkWork(
  tx: Transaction,
  actor: Actor,
  input: WorkInput,
  { before, path }: { before: Pick<WorkRecord, 'onHiatus'> | null; path: string },
  found: Problem[],
): Promise<CheckedWork> {
  const columns = checkDetails(input, { path, isOnHiatus: before?.onHiatus ?? false }, found);
  if (before === null || input.title != null) {
    columns.title = checkText(
      input.title ?? '',
      { path: [path, 'title'], label: said(publicationsErrors, (t) => t.works.titleLabel()), ...limits.workTitle },
      found,
    );
  }
  if (input.description != null) {
    columns.description = checkText(
      input.description,
      {
        path: [path, 'description'],
        label: said(publicationsErrors, (t) => t.works.descriptionLabel()),
        ...limits.workDescription,
        multiline: true,
      },
      found,
    );
  }
  for (const name of ['isCompleted', 'isOneShot', 'commentIsOpen', 'showsYawarakaText', 'enableSurvey'] as const)
    if (input[name] != null) columns[name] = input[name];
  if (input.commentMode) columns.commentMode = input.commentMode;
  if (input.scrollDirection) columns.scrollDirection = input.scrollDirection;
  const coverFocus = await checkCover(tx, actor, input, path, found);
  if (input.coverImageId !== undefined) columns.coverImageId = input.coverImageId;
  return { columns, tagTitles: checkTags(input.tagTitles, path, found), coverFocus };
}

async function checkCover(
  tx: Transaction,
  actor: Actor,
  input: WorkInput,
  path: string,
  found: Problem[],
): Promise<CheckedWork['coverFocus']> {
  for (const name of ['coverFocusX', 'coverFocusY'] as const) {
    const value = input[name];
    if (value != null && !(value >= 0 && value <= 1))
      found.push(
        problem(
          [path, name],
          'OUT_OF_RANGE',
          said(publicationsErrors, (t) => t.works.focusOutside()),
        ),
      );
  }
  if (input.coverImageId == null) return null;
  const image = (await findImages(tx, [input.coverImageId])).get(input.coverImageId);
  if (!image || !canUseImage(actor, image)) {
    found.push(
      problem(
        [path, 'coverImageId'],
        'IMAGE_NOT_FOUND',
        said(publicationsErrors, (t) => t.works.coverMissing()),
      ),
    );
    return null;
  }
  if (input.coverFocusX == null && input.coverFocusY == null) return null;
  return { imageId: image.id, x: input.coverFocusX ?? image.focusX, y: input.coverFocusY ?? image.focusY };
}

function checkTags(titles: string[] | null | undefined, path: string, found: Problem[]): string[] | null {
  if (titles == null) return null;
  const cleaned = titles.map((title, index) => checkTagTitle(title, [path, 'tagTitles', String(index)], found));
  const distinct = [...new Map(cleaned.map((title) => [foldTag(title), title])).values()];
  if (distinct.length > countLimits.tagsPerWork) {
    found.push(
      problem(
        [path, 'tagTitles'],
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.works.tooManyTags({
            count: distinct.length,
            most: countLimits.tagsPerWork,
            excess: distinct.length - countLimits.tagsPerWork,
          }),
        ),
      ),
    );
  }
  return distinct;
}
