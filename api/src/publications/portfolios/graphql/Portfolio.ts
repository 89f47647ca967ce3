import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst, decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { keys } from '../../../publishing/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import {
  loadCategories,
  loadExternalWorks,
  loadKomawariWorks,
  loadPortfolioWorks,
  portfolioLoader,
  type PortfolioWorkRecord,
} from '../loaders.ts';
import { canSeePortfolio } from '../policy.ts';
import {
  ExternalWorkConnection,
  ExternalWorkRef,
  KomawariWorkConnection,
  KomawariWorkRef,
  PortfolioCategoryRef,
  PortfolioRef,
  PortfolioWork,
  PortfolioWorkConnection,
} from './refs.ts';

/** Cuts one page out of a whole list, latest first: a portfolio is read whole, and its lists are bounded. */
function cut<Row extends { id: string; createdAt: Date }>(
  rows: Row[],
  first: number | null | undefined,
  after: string | null | undefined,
): Slice<Row> {
  const count = boundedFirst(first, 100);
  const keyOf = (row: Row): [string, string] => [row.createdAt.toISOString(), row.id];
  const [at = '', id = ''] = after == null ? [] : decodeCursor(after, ['instant', 'id']).map(String);
  const rest = rows.filter((row) => {
    const [rowAt, rowId] = keyOf(row);
    return after == null || rowAt < at || (rowAt === at && rowId < id);
  });
  return toSlice(rest.slice(0, count + 1), count, keyOf);
}

/** The order `cut` pages by: the latest, and of those of one moment the greatest id. */
const latestFirst = (one: PortfolioWorkRecord, other: PortfolioWorkRecord): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

PortfolioCategoryRef.implement({
  description: 'A part of a portfolio with a name of its own, for example a genre or a year.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Name, 1 to 30 characters.' }),
    works: t.field({
      type: [PortfolioWork],
      description: 'Its works the viewer may see, in the order of the creator, at most 100.',
      resolve: async (category, _args, context) => {
        const works = await loadPortfolioWorks(context, category.userId);
        return category.workIds.flatMap((id) => works.get(id) ?? []) as never;
      },
    }),
  }),
});

const page = (t: Parameters<Parameters<typeof PortfolioRef.implement>[0]['fields'] & object>[0]) => ({
  first: t.arg.int({ description: 'Up to 100.' }),
  after: t.arg.string({ description: 'Cursor of the last one seen.' }),
});

PortfolioRef.implement({
  description: 'The portfolio ("mangafolio") of a creator.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    bannerImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Banner, 3 by 1.',
      resolve: (portfolio, _args, context) => loadImage(context, portfolio.bannerImageId, portfolio.isOpen),
    }),
    user: t.field({
      type: UserRef,
      description: 'Whose portfolio it is.',
      resolve: (portfolio, _args, context) => loadUser(context, portfolio.userId),
    }),
    categories: t.field({
      type: [PortfolioCategoryRef],
      description: 'Its parts in the order of the creator, at most 20.',
      resolve: (portfolio, _args, context) => {
        context.dependsOn(keys.userPortfolio(portfolio.userId));
        return loadCategories(context, portfolio.userId);
      },
    }),
    worksWithoutCategory: t.field({
      type: [PortfolioWork],
      description: 'Works the viewer may see that stand in no category, latest first, at most 200.',
      resolve: async (portfolio, _args, context) => {
        context.dependsOn(keys.userPortfolio(portfolio.userId));
        const [works, categories] = await Promise.all([
          loadPortfolioWorks(context, portfolio.userId),
          loadCategories(context, portfolio.userId),
        ]);
        const placed = new Set(categories.flatMap(({ workIds }) => workIds));
        return [...works.values()]
          .filter(({ id }) => !placed.has(id))
          .toSorted(latestFirst)
          .slice(0, 200) as never;
      },
    }),
  }),
});

builder.objectFields(PortfolioRef, (t) => ({
  works: t.field({
    type: PortfolioWorkConnection,
    description: 'Works of either kind the viewer may see, with a category or without, latest added first.',
    args: page(t),
    resolve: async (portfolio, { first, after }, context) => {
      context.dependsOn(keys.userPortfolio(portfolio.userId));
      const works = [...(await loadPortfolioWorks(context, portfolio.userId)).values()].toSorted(latestFirst);
      return toConnection(cut(works, first, after), (work) => work, after);
    },
  }),
  externalWorks: t.field({
    type: ExternalWorkConnection,
    description: 'Works from elsewhere, latest added first.',
    args: page(t),
    resolve: async (portfolio, { first, after }, context) => {
      context.dependsOn(keys.userPortfolio(portfolio.userId));
      return toConnection(cut(await loadExternalWorks(context, portfolio.userId), first, after), (work) => work, after);
    },
  }),
  komawariWorks: t.field({
    type: KomawariWorkConnection,
    description: 'Works of Komawari the viewer may see, latest added first.',
    args: page(t),
    resolve: async (portfolio, { first, after }, context) => {
      context.dependsOn(keys.userPortfolio(portfolio.userId));
      return toConnection(cut(await loadKomawariWorks(context, portfolio.userId), first, after), (work) => work, after);
    },
  }),
  externalWork: t.field({
    type: ExternalWorkRef,
    description: 'One work from elsewhere. NOT_FOUND when it is none of this portfolio.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: async (portfolio, { id }, context) => {
      const work = (await loadExternalWorks(context, portfolio.userId)).find((one) => one.id === id);
      if (!work) throw notFound();
      return work;
    },
  }),
  komawariWork: t.field({
    type: KomawariWorkRef,
    description: 'One work of Komawari. NOT_FOUND when the viewer may not see it, or it is none of this portfolio.',
    args: { id: t.arg.id({ required: true, description: 'Its id in the portfolio.' }) },
    resolve: async (portfolio, { id }, context) => {
      const work = (await loadKomawariWorks(context, portfolio.userId)).find((one) => one.id === id);
      if (!work) throw notFound();
      return work;
    },
  }),
}));

builder.objectField(UserRef, 'portfolio', (t) =>
  t.field({
    type: PortfolioRef,
    nullable: true,
    description: 'The portfolio; null while there is none, and for others while the site is closed.',
    resolve: async (user, _args, context) => {
      const portfolio = await portfolioLoader(context).load(user.id);
      if (portfolio && canSeePortfolio(context.actor, portfolio)) return portfolio;
      // What is not there has no key of its own yet.
      context.dependsOn(keys.userPortfolio(user.id));
      return null;
    },
  }),
);
