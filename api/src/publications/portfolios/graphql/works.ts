import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { loadFavicon, loadLinkPreview, type LinkOfCreator } from '../../../media/links/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { isGated, workLoader, WorkRef } from '../../works/index.ts';
import { portfolioLoader } from '../loaders.ts';
import type { ExternalUrlRecord } from '../store/externalWorks.ts';
import { ExternalWorkRef, KomawariWorkRef } from './refs.ts';

const ExternalWorkUrl = builder.objectRef<ExternalUrlRecord & LinkOfCreator>('ExternalWorkUrl').implement({
  description: 'Where a work from elsewhere can be found.',
  fields: (t) => ({
    title: t.string({
      description: 'What the place is called: by the creator, else by its page; may be empty.',
      resolve: async (place, _args, context) => place.title || ((await loadLinkPreview(context, place))?.title ?? ''),
    }),
    url: t.exposeString('url', { description: 'http or https.' }),
    faviconURL: t.string({
      nullable: true,
      description: 'URL of the icon we keep for it; null while there is none.',
      resolve: (place, _args, context) => loadFavicon(context, place),
    }),
  }),
});

ExternalWorkRef.implement({
  description: 'A work of a portfolio that was published elsewhere.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, 1 to 100 characters.' }),
    description: t.exposeString('description', { description: 'What it is about, up to 1,000 characters.' }),
    urls: t.field({
      type: [ExternalWorkUrl],
      description: 'Where it is, 1 to 5.',
      resolve: async ({ urls, userId }, _args, context) => {
        const isPublic = (await portfolioLoader(context).load(userId))?.isOpen ?? false;
        return urls.map((place) => ({ ...place, userId, isPublic }));
      },
    }),
    thumbnailImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'What stands for it.',
      resolve: async (work, _args, context) =>
        loadImage(context, work.thumbnailImageId, (await portfolioLoader(context).load(work.userId))?.isOpen ?? false),
    }),
    user: t.field({
      type: UserRef,
      description: 'Whose portfolio it stands in.',
      resolve: (work, _args, context) => loadUser(context, work.userId),
    }),
  }),
});

KomawariWorkRef.implement({
  description: 'A work of Komawari in the portfolio of its creator.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    work: t.field({
      type: WorkRef,
      description: 'The work.',
      resolve: async ({ workId }, _args, context) => {
        const work = await workLoader(context).load(workId);
        if (!work) throw notFound();
        return work;
      },
    }),
    isVisible: t.exposeBoolean('isVisible', {
      description: 'Whether readers see it in the portfolio; false for its creator alone, who sees hidden works too.',
    }),
    thumbnailImage: t.field({
      type: ImageRef,
      nullable: true,
      description:
        'A picture for the portfolio alone; null where the cover of the work stands, and before the mature gate.',
      resolve: async (own, _args, context) => {
        if (own.thumbnailImageId === null) return null;
        const work = await workLoader(context).load(own.workId);
        return work && !(await isGated(context, work)) ? loadImage(context, own.thumbnailImageId, own.isVisible) : null;
      },
    }),
  }),
});
