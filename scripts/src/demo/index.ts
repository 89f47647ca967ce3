import sharp from 'sharp';
import type { DemoCatalogue, DemoImage, DrawnImage } from './catalogue/types.ts';

export type * from './catalogue/types.ts';

function blank(key: string, width: number, height: number): DemoImage {
  const fileName = `${key.replaceAll('/', '-')}.png`;
  const draw = async (): Promise<DrawnImage> => ({
    body: await sharp({ create: { width, height, channels: 3, background: '#8aa' } }).png().toBuffer(),
    contentType: 'image/png',
    fileName,
    altText: '',
  });
  return { key, fileName, altText: '', width, height, focusX: 0.5, focusY: 0.4, draw };
}

/** Everything the first start shows: creators with their works, and readers. Keys are unique and stable. */
export const demoCatalogue: DemoCatalogue = {
  creators: [
    {
      email: 'creator@example.com',
      screenName: 'haruno_koma',
      displayName: '春野こま',
      selfIntroduction: '海辺の町で漫画を描いています。',
      icon: blank('creators/haruno_koma/icon', 400, 400),
      site: {
        title: '春野こまの漫画帖',
        description: '灯台と猫と雨の漫画。',
        comment: '次の話を描いています。',
        color: '#2f6f8f',
        links: [{ title: '仕事の依頼', url: 'https://example.com/haruno' }],
        hero: blank('creators/haruno_koma/hero', 1500, 500),
      },
      works: [
        {
          key: 'lighthouse',
          title: '灯台守と星くず便',
          description: '',
          tags: ['ファンタジー', 'カラー'],
          isOneShot: false,
          isCompleted: false,
          scrollDirection: 'RIGHT_TO_LEFT',
          cover: blank('works/lighthouse/cover', 1000, 1400),
          episodes: [
            {
              key: 'works/lighthouse/episodes/1',
              title: '第1話',
              status: 'PUBLIC',
              publishedHoursAgo: 48,
              startPosition: 'LATTER',
              afterword: '',
              pages: [{ ...blank('works/lighthouse/episodes/1/pages/1', 1000, 1414), transcript: '' }],
              comments: [{ reader: 'reader_yomu', body: 'つづきが楽しみです。', hoursAgo: 3 }],
              likes: [{ reader: 'reader_yomu', count: 10 }],
              views: 120,
            },
          ],
        },
      ],
    },
  ],
  readers: [
    {
      email: 'reader@example.com',
      screenName: 'reader_yomu',
      displayName: 'よむ子',
      selfIntroduction: '',
      bookmarks: ['lighthouse'],
      watches: ['haruno_koma'],
    },
  ],
};

/**
 * Draws every picture of the catalogue in worker threads and yields each as soon as it is done (any order).
 * `onProgress` is told how many are finished.
 */
export async function* drawAll(
  options: { onProgress?: (done: number, total: number) => void } = {},
): AsyncGenerator<{ key: string; image: DrawnImage }> {
  const images = demoCatalogue.creators.flatMap((creator) => [
    creator.icon,
    creator.site.hero,
    ...creator.works.flatMap((work) => [work.cover, ...work.episodes.flatMap((episode) => episode.pages)]),
  ]);
  let done = 0;
  for (const image of images) {
    yield { key: image.key, image: await image.draw() };
    options.onProgress?.(++done, images.length);
  }
}
