import type { ChangesOf, Reader } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { checkWebUrl } from '../../kernel/webUrl.ts';
import { checkPicture } from './checkPicture.ts';
import { countLimits, limits } from './limits.ts';
import type { ExternalUrlRecord, externalWorks } from './store/externalWorks.ts';

/** What a creator enters about a work elsewhere; an absent field stays as it is. */
export interface ExternalWorkInput {
  title?: string | null | undefined;
  description?: string | null | undefined;
  urls?: { title?: string | null | undefined; url: string }[] | null | undefined;
  thumbnailImageId?: string | null | undefined;
}

/** Checks a work elsewhere (decisions 4.2: title 1 to 100, description up to 1,000, 1 to 5 addresses). */
export async function checkExternalWork(
  reader: Reader,
  actor: Actor,
  input: ExternalWorkInput,
  { isNew }: { isNew: boolean },
  found: Problem[],
): Promise<ChangesOf<typeof externalWorks>> {
  const columns: ChangesOf<typeof externalWorks> = {};
  if (isNew || input.title != null)
    columns.title = checkText(
      input.title ?? '',
      {
        path: ['title'],
        label: said(publicationsErrors, (t) => t.portfolios.titleLabel()),
        ...limits.externalWorkTitle,
      },
      found,
    );
  if (input.description != null)
    columns.description = checkText(
      input.description,
      {
        path: ['description'],
        label: said(publicationsErrors, (t) => t.portfolios.descriptionLabel()),
        ...limits.externalWorkDescription,
        multiline: true,
      },
      found,
    );
  if (isNew || input.urls != null) columns.urls = checkUrls(input.urls ?? [], found);
  if (input.thumbnailImageId !== undefined) {
    await checkPicture(
      reader,
      actor,
      { id: input.thumbnailImageId, type: 'THUMBNAIL', path: ['thumbnailImageId'] },
      found,
    );
    columns.thumbnailImageId = input.thumbnailImageId;
  }
  return columns;
}

function checkUrls(urls: NonNullable<ExternalWorkInput['urls']>, found: Problem[]): ExternalUrlRecord[] {
  if (urls.length === 0)
    found.push(
      problem(
        ['urls'],
        'REQUIRED',
        said(publicationsErrors, (t) => t.portfolios.urlNeeded()),
      ),
    );
  if (urls.length > countLimits.externalWorkUrls)
    found.push(
      problem(
        ['urls'],
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.portfolios.tooManyUrls({
            count: urls.length,
            most: countLimits.externalWorkUrls,
            excess: urls.length - countLimits.externalWorkUrls,
          }),
        ),
      ),
    );
  return urls.slice(0, countLimits.externalWorkUrls + 1).map(({ title, url }, index) => {
    const at = ['urls', String(index)];
    return {
      title: checkText(
        title ?? '',
        {
          path: [...at, 'title'],
          label: said(publicationsErrors, (t) => t.portfolios.linkTitleLabel()),
          ...limits.externalWorkUrlTitle,
        },
        found,
      ),
      url: checkWebUrl(url, [...at, 'url'], found),
    };
  });
}
