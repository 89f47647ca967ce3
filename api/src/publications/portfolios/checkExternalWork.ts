import type { ChangesOf, Reader } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
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
      { path: ['title'], label: 'title', labelJa: 'タイトル', ...limits.externalWorkTitle },
      found,
    );
  if (input.description != null)
    columns.description = checkText(
      input.description,
      {
        path: ['description'],
        label: 'description',
        labelJa: '説明',
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
    found.push(problem(['urls'], 'REQUIRED', 'Enter the URL of the work.', '作品のURLを入力してください。'));
  if (urls.length > countLimits.externalWorkUrls)
    found.push(
      problem(
        ['urls'],
        'TOO_MANY',
        `${urls.length} URLs, the limit is ${countLimits.externalWorkUrls}. Remove ${urls.length - countLimits.externalWorkUrls}.`,
        `URLは${countLimits.externalWorkUrls}件までです。`,
      ),
    );
  return urls.slice(0, countLimits.externalWorkUrls + 1).map(({ title, url }, index) => {
    const at = ['urls', String(index)];
    return {
      title: checkText(
        title ?? '',
        { path: [...at, 'title'], label: 'title of the link', labelJa: 'リンクの名前', ...limits.externalWorkUrlTitle },
        found,
      ),
      url: checkWebUrl(url, [...at, 'url'], found),
    };
  });
}
