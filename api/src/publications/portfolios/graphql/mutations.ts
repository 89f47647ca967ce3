import type { InputRef } from '@pothos/core';
import { builder } from '../../../graphql/builder.ts';
import type { Needs } from '../../../graphql/context.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Outcome } from '../../../kernel/errors.ts';
import { addPortfolioWorkExternal } from '../addPortfolioWorkExternal.ts';
import { addPortfolioWorkKomawaris } from '../addPortfolioWorkKomawaris.ts';
import {
  addPortfolioCategory,
  deletePortfolioCategory,
  updatePortfolioCategory,
  updatePortfolioCategoryPositions,
} from '../changeCategories.ts';
import { deletePortfolioWorkExternal, deletePortfolioWorkKomawari } from '../deletePortfolioWork.ts';
import { reloadOwnPortfolio } from '../loaders.ts';
import type { PortfolioRecord } from '../store/portfolios.ts';
import { updatePortfolioBannerImage } from '../updatePortfolioBannerImage.ts';
import { updatePortfolioWorkExternal } from '../updatePortfolioWorkExternal.ts';
import { updatePortfolioWorkKomawari } from '../updatePortfolioWorkKomawari.ts';
import {
  AddPortfolioCategoryInput,
  AddPortfolioWorkExternalInput,
  AddPortfolioWorkKomawarisInput,
  DeletePortfolioCategoryInput,
  DeletePortfolioWorkExternalInput,
  DeletePortfolioWorkKomawariInput,
  UpdatePortfolioBannerImageInput,
  UpdatePortfolioCategoryInput,
  UpdatePortfolioCategoryPositionsInput,
  UpdatePortfolioWorkExternalInput,
  UpdatePortfolioWorkKomawariInput,
} from './inputs.ts';
import { PortfolioRef } from './refs.ts';

/** A change of the own portfolio: each answers the whole portfolio, and the id of what was added, changed or removed. */
function definePortfolioMutation<Input>(
  name: string,
  input: InputRef<Input>,
  description: string,
  change: (services: Needs<'database'>, actor: Actor, input: Input) => Promise<Outcome<string | string[]>>,
): void {
  const payloadName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  const Payload = definePayload<{ portfolio: PortfolioRecord; changedId: string | null; changedIds: string[] }>(
    payloadName,
    'The changed portfolio.',
    {
      portfolio: { type: PortfolioRef, description: 'The portfolio.' },
      changedId: {
        type: 'ID',
        description: 'The work or category this was about; null where it was about several, or about the whole.',
      },
      changedIds: {
        type: ['ID'],
        description:
          'The works or categories this was about, in the order of the input; empty where it was about the whole.',
      },
    },
  );
  builder.mutationField(name, (t) =>
    t.field({
      type: Payload,
      description,
      authScopes: { creator: true },
      args: { input: t.arg({ type: input, required: true, description: 'What changes.' }) },
      resolve: async (_root, args, context) => {
        const outcome = await change(context.services, context.actor, (args as { input: Input }).input);
        if (!outcome.ok)
          return toPayload(outcome, () => ({ portfolio: null as never, changedId: null, changedIds: [] }));
        const portfolio = await reloadOwnPortfolio(context);
        const { value } = outcome;
        const changedIds = [value].flat().filter((id) => id !== portfolio.userId);
        return toPayload(outcome, () => ({
          portfolio,
          changedId: typeof value === 'string' ? (changedIds[0] ?? null) : null,
          changedIds,
        }));
      },
    }),
  );
}

definePortfolioMutation(
  'addPortfolioWorkExternal',
  AddPortfolioWorkExternalInput,
  'Adds a work that was published elsewhere to the own portfolio.',
  addPortfolioWorkExternal,
);
definePortfolioMutation(
  'updatePortfolioWorkExternal',
  UpdatePortfolioWorkExternalInput,
  'Changes a work from elsewhere in the own portfolio.',
  (services, actor, { id, ...input }) => updatePortfolioWorkExternal(services, actor, id, input),
);
definePortfolioMutation(
  'deletePortfolioWorkExternal',
  DeletePortfolioWorkExternalInput,
  'Removes a work from elsewhere from the own portfolio, for good.',
  (services, actor, { id }) => deletePortfolioWorkExternal(services, actor, id),
);
definePortfolioMutation(
  'addPortfolioWorkKomawaris',
  AddPortfolioWorkKomawarisInput,
  'Takes own works into the own portfolio.',
  addPortfolioWorkKomawaris,
);
definePortfolioMutation(
  'updatePortfolioWorkKomawari',
  UpdatePortfolioWorkKomawariInput,
  'Gives an in-product work another picture in the own portfolio.',
  (services, actor, { id, thumbnailImageId }) => updatePortfolioWorkKomawari(services, actor, id, thumbnailImageId),
);
definePortfolioMutation(
  'deletePortfolioWorkKomawari',
  DeletePortfolioWorkKomawariInput,
  'Takes an in-product work out of the own portfolio; the work itself stays.',
  (services, actor, { id }) => deletePortfolioWorkKomawari(services, actor, id),
);
definePortfolioMutation(
  'addPortfolioCategory',
  AddPortfolioCategoryInput,
  'Adds a category to the own portfolio.',
  addPortfolioCategory,
);
definePortfolioMutation(
  'updatePortfolioCategory',
  UpdatePortfolioCategoryInput,
  'Renames a category, or sets its works and their order.',
  (services, actor, { id, ...input }) => updatePortfolioCategory(services, actor, id, input),
);
definePortfolioMutation(
  'deletePortfolioCategory',
  DeletePortfolioCategoryInput,
  'Removes a category; its works stay in the portfolio.',
  (services, actor, { id }) => deletePortfolioCategory(services, actor, id),
);
definePortfolioMutation(
  'updatePortfolioCategoryPositions',
  UpdatePortfolioCategoryPositionsInput,
  'Puts the categories of the own portfolio in order.',
  (services, actor, { categoryIds }) => updatePortfolioCategoryPositions(services, actor, categoryIds),
);
definePortfolioMutation(
  'updatePortfolioBannerImage',
  UpdatePortfolioBannerImageInput,
  'Sets the banner of the own portfolio.',
  (services, actor, { bannerImageId }) => updatePortfolioBannerImage(services, actor, bannerImageId ?? null),
);
