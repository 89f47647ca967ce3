import { buildZip } from '@komawari/storage/testing';
import { picture } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

let cuts = 0;

/** What makes pictures: these calls reach into the object storage. */
export const pictures: Preparations = {
  createImage2: async ({ owner, upload }) =>
    call(owner, { uploadId: await upload(owner, 'a.png', await picture()), type: 'PAGE' }),
  cropImage: ({ owner, pictures: { PAGE } }) => {
    cuts += 1;
    return call(owner, { imageId: PAGE, left: cuts, top: 0, right: 0, bottom: 0 });
  },
  expandArchive: async ({ owner, upload }) =>
    call(owner, {
      uploadId: await upload(owner, 'a.zip', buildZip([{ name: '1.png', data: await picture() }])),
    }),
};
