import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import type { ImageNode } from '../imageUrls.ts';
import { createImage } from '../createImage.ts';
import { expandArchive, type Remark } from '../expandArchive.ts';
import type { FinishedUpload } from '../uploads.ts';
import { ImageTypeEnum } from './Image.ts';
import { ImageRef } from './refs.ts';
import { inAskedLanguage } from '../../../graphql/inAskedLanguage.ts';

const CreateImage2Input = builder.inputType('CreateImage2Input', {
  description: 'A finished upload that becomes a picture.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The last part of the upload URL.' }),
    type: t.field({ type: ImageTypeEnum, required: true, description: 'What the picture is for.' }),
    focusX: t.float({ description: 'Horizontal focus point, 0 to 1; the middle when absent.' }),
    focusY: t.float({ description: 'Vertical focus point, 0 to 1; the middle when absent.' }),
    altText: t.string({ description: 'What the picture shows, up to 1,000 characters.' }),
  }),
});

const CreateImage2Payload = definePayload<{ image: ImageNode; width: number; height: number }>(
  'CreateImage2Payload',
  'The picture and its dimensions.',
  {
    image: { type: ImageRef, description: 'The picture.' },
    width: { type: 'Int', description: 'Width in pixels.' },
    height: { type: 'Int', description: 'Height in pixels.' },
  },
);

builder.mutationField('createImage2', (t) =>
  t.field({
    type: CreateImage2Payload,
    description: 'Makes a picture from a finished upload. The same upload gives the same picture.',
    authScopes: { provider: true },
    args: { input: t.arg({ type: CreateImage2Input, required: true, description: 'The upload and what it is for.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      toPayload(await createImage(services, actor, input), (image) => ({
        image: { ...image, signedFor: image.ownerId },
        width: image.width,
        height: image.height,
      })),
  }),
);

const ArchiveEntry = builder.objectRef<FinishedUpload>('ArchiveEntry').implement({
  description: 'One page of an archive, as an upload of its own.',
  fields: (t) => ({
    uploadId: t.id({ description: 'Goes into createImage2.', resolve: (entry) => entry.id }),
    path: t.string({ description: 'Its path inside the archive.', resolve: (entry) => entry.fileName }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
});

const ExpandArchiveInput = builder.inputType('ExpandArchiveInput', {
  description: 'A finished upload of a ZIP or CBZ file.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The last part of the upload URL.' }) }),
});

const ArchiveRemarkRef = builder.objectRef<Remark>('ArchiveRemark').implement({
  description: 'What became of an entry that is no plain page.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Its path inside the archive.' }),
    code: t.exposeString('code', {
      description: 'NO_IMAGE, HIDDEN_FILE or NESTED_ARCHIVE: left out. SAME_NAME: here under a name of its own.',
    }),
    message: t.string({
      description: 'The same as a sentence, in the language of the request.',
      resolve: inAskedLanguage,
    }),
    messageJa: t.exposeString('messageJa', { description: 'The same in Japanese.' }),
  }),
});

const ExpandArchivePayload = definePayload<{ entries: FinishedUpload[]; remarks: Remark[] }>(
  'ExpandArchivePayload',
  'The pages of the archive in reading order. With entries, each problem names one page that is damaged and left out.',
  {
    entries: {
      type: [ArchiveEntry] as never,
      description:
        'One upload per page, natural order over the full path; null when the archive is refused as a whole.',
    },
    remarks: {
      type: [ArchiveRemarkRef] as never,
      description:
        'What is no page and was left out, and what was renamed, so that nothing vanishes; null when the archive is refused as a whole. What systems add, such as .DS_Store, is not told.',
    },
  },
);

builder.mutationField('expandArchive', (t) =>
  t.field({
    type: ExpandArchivePayload,
    description: 'Turns an uploaded ZIP or CBZ into one upload per page. A damaged page is reported alone.',
    authScopes: { provider: true },
    args: { input: t.arg({ type: ExpandArchiveInput, required: true, description: 'The archive.' }) },
    resolve: async (_root, { input }, { services, actor }) => {
      const outcome = await expandArchive(services, actor, input.uploadId);
      return outcome.ok
        ? {
            result: { entries: outcome.value.entries, remarks: outcome.value.remarks },
            problems: outcome.value.damaged,
          }
        : toPayload(outcome, () => ({ entries: [], remarks: [] }));
    },
  }),
);
