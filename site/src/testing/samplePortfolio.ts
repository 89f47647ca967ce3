import { samplePicture, sampleWork } from './sampleSite.ts';

export const sampleExternalWork = {
  __typename: 'ExternalWork' as const,
  id: 'x1',
  title: '文庫「灯台守の手紙」装画',
  description: '表紙と扉の絵を担当しました。',
  urls: [
    { title: '版元', url: 'https://books.example/lighthouse', faviconURL: '/images/i1/64.webp' },
    { title: '', url: 'https://shop.example/1', faviconURL: null },
    { title: '罠', url: 'javascript:alert(1)', faviconURL: null },
  ],
  thumbnailImage: samplePicture('thumb', { width: 640, height: 900 }),
};

export const sampleKomawariWork = {
  __typename: 'KomawariWork' as const,
  id: 'o1',
  thumbnailImage: null,
  work: sampleWork(0),
};

export const samplePortfolio = {
  id: 'f1',
  bannerImage: samplePicture('banner', { width: 1920, height: 640 }),
  categories: [
    { id: 'g1', title: '装画', works: [sampleExternalWork, sampleKomawariWork] },
    { id: 'g2', title: '空の棚', works: [] },
  ],
  worksWithoutCategory: [{ ...sampleExternalWork, id: 'x2', title: '挿絵', thumbnailImage: null }],
};
