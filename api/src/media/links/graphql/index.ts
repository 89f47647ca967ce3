import { builder, ProblemRef } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { thumbnailUrl, ImageRef, loadImage } from '../../images/index.ts';
import { describeLookup } from '../describeLookup.ts';
import { loadOwnLookup } from '../loaders.ts';
import { lookUpExternalWork } from '../lookUpExternalWork.ts';
import type { WorkLookupRecord } from '../store/workLookups.ts';

const LookupState = builder.enumType('ExternalWorkLookupState', {
  description: 'How far a look at a page is.',
  values: {
    WAITING: { description: 'A worker looks soon.' },
    LOOKING: { description: 'A worker opened the page.' },
    DONE: { description: 'What the page says is here.' },
    FAILED: { description: 'The page could not be read; `problem` says why.' },
  },
});

const ExternalWorkLookup = builder.objectRef<WorkLookupRecord>('ExternalWorkLookup').implement({
  description: 'What the page of a work elsewhere says of it, for the form of whoever asked. Kept for a day.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the look-up.' }),
    url: t.exposeString('url', { description: 'The URL as browsers write it.' }),
    state: t.field({ type: LookupState, description: 'How far it is.', resolve: (row) => describeLookup(row).state }),
    problem: t.field({
      type: ProblemRef,
      nullable: true,
      description: 'Why the page could not be read, and what to do.',
      resolve: (row) => describeLookup(row).problem,
    }),
    title: t.exposeString('title', {
      description: 'What the page calls the work, up to 100 characters; may be empty.',
    }),
    siteName: t.exposeString('siteName', {
      description: 'What the site calls itself, up to 30 characters; may be empty.',
    }),
    faviconURL: t.string({
      nullable: true,
      description: 'URL of our copy of the icon; null where there is none.',
      resolve: async (row, _args, context) => {
        const icon = await loadImage(context, row.iconImageId, false);
        return icon && thumbnailUrl(icon, context.services.config.secret);
      },
    }),
    thumbnailImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Our copy of the picture, of the type THUMBNAIL; null where there is none.',
      resolve: (row, _args, context) => loadImage(context, row.thumbnailImageId, false),
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'externalWorkLookup', (t) =>
  t.field({
    type: ExternalWorkLookup,
    description: 'A look-up of the viewer. NOT_FOUND for any other.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (viewer, { id }, context) => loadOwnLookup(context, viewer, id),
  }),
);

const LookUpExternalWorkInput = builder.inputType('LookUpExternalWorkInput', {
  description: 'A page to look at.',
  fields: (t) => ({ url: t.string({ required: true, description: 'http or https, up to 2,048 characters.' }) }),
});
const LookUpExternalWorkPayload = definePayload<{ lookup: WorkLookupRecord }>(
  'LookUpExternalWorkPayload',
  'The look-up that began.',
  { lookup: { type: ExternalWorkLookup, description: 'The look-up; ask for it again until it is over.' } },
);

builder.mutationField('lookUpExternalWork', (t) =>
  t.field({
    type: LookUpExternalWorkPayload,
    description:
      'Asks what the page of a work elsewhere says of it: title, picture, icon. Nothing of it is saved anywhere.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: LookUpExternalWorkInput, required: true, description: 'Which page.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await lookUpExternalWork(context, input), (lookup) => ({ lookup })),
  }),
);
