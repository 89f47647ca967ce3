import { builder } from '../../../graphql/builder.ts';

const ExternalWorkUrlInput = builder.inputType('ExternalWorkUrlInput', {
  description: 'Where a work from elsewhere can be found.',
  fields: (t) => ({
    title: t.string({ description: 'Up to 30 characters; empty shows the title of the page.' }),
    url: t.string({ required: true, description: 'http or https, up to 2,048 characters.' }),
  }),
});

const words = {
  description: 'Up to 1,000 characters.',
  urls: '1 to 5; replaces all.',
  thumbnailImageId: 'A picture of the type THUMBNAIL; null removes it.',
  workIds: 'Ids of works of the portfolio, external or in-product, in order, at most 100; replaces all.',
} as const;

export const AddPortfolioWorkExternalInput = builder.inputType('AddPortfolioWorkExternalInput', {
  description: 'A work that was published elsewhere.',
  fields: (t) => ({
    title: t.string({ required: true, description: '1 to 100 characters.' }),
    description: t.string({ description: words.description }),
    urls: t.field({ type: [ExternalWorkUrlInput], required: true, description: words.urls }),
    thumbnailImageId: t.id({ description: words.thumbnailImageId }),
    categoryId: t.id({ description: 'A category it joins, at the end.' }),
  }),
});

export const UpdatePortfolioWorkExternalInput = builder.inputType('UpdatePortfolioWorkExternalInput', {
  description: 'Changes to a work from elsewhere; absent fields stay.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The work.' }),
    title: t.string({ description: '1 to 100 characters.' }),
    description: t.string({ description: words.description }),
    urls: t.field({ type: [ExternalWorkUrlInput], description: words.urls }),
    thumbnailImageId: t.id({ description: words.thumbnailImageId }),
  }),
});

export const DeletePortfolioWorkExternalInput = builder.inputType('DeletePortfolioWorkExternalInput', {
  description: 'A work from elsewhere that goes.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The work.' }) }),
});

export const AddPortfolioWorkKomawarisInput = builder.inputType('AddPortfolioWorkKomawarisInput', {
  description: 'Own works that join the portfolio.',
  fields: (t) => ({
    workIds: t.idList({ required: true, description: 'Ids of own works, at most 100; those already there stay.' }),
    categoryId: t.id({ description: 'A category they join, at the end.' }),
  }),
});

export const UpdatePortfolioWorkKomawariInput = builder.inputType('UpdatePortfolioWorkKomawariInput', {
  description: 'Changes to an in-product work of the portfolio; absent fields stay.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its id in the portfolio.' }),
    thumbnailImageId: t.id({ description: 'A picture of the type THUMBNAIL; null shows the cover of the work.' }),
  }),
});

export const DeletePortfolioWorkKomawariInput = builder.inputType('DeletePortfolioWorkKomawariInput', {
  description: 'An in-product work that leaves the portfolio; the work itself stays.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its id in the portfolio.' }) }),
});

export const AddPortfolioCategoryInput = builder.inputType('AddPortfolioCategoryInput', {
  description: 'A new category, after the others.',
  fields: (t) => ({
    title: t.string({ required: true, description: '1 to 30 characters.' }),
    workIds: t.idList({ description: words.workIds }),
  }),
});

export const UpdatePortfolioCategoryInput = builder.inputType('UpdatePortfolioCategoryInput', {
  description: 'Changes to a category; absent fields stay.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The category.' }),
    title: t.string({ description: '1 to 30 characters.' }),
    workIds: t.idList({ description: words.workIds }),
  }),
});

export const DeletePortfolioCategoryInput = builder.inputType('DeletePortfolioCategoryInput', {
  description: 'A category that goes; its works stay in the portfolio.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The category.' }) }),
});

export const UpdatePortfolioCategoryPositionsInput = builder.inputType('UpdatePortfolioCategoryPositionsInput', {
  description: 'The order of the categories.',
  fields: (t) => ({ categoryIds: t.idList({ required: true, description: 'All of them, in order.' }) }),
});

export const UpdatePortfolioBannerImageInput = builder.inputType('UpdatePortfolioBannerImageInput', {
  description: 'The banner of the portfolio.',
  fields: (t) => ({ bannerImageId: t.id({ description: 'A picture of the type BANNER; null removes it.' }) }),
});
