import { builder } from '../../../graphql/builder.ts';
import type { Credit } from '../details.ts';
import { isGated } from '../loaders.ts';
import { WorkGenreEnum, WorkRatingEnum } from './enums.ts';
import { WorkRef } from './refs.ts';

const WorkCredit = builder.objectRef<Credit>('WorkCredit').implement({
  description: 'Somebody who made a work together with its creator.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Their name, 1 to 50 characters.' }),
    role: t.exposeString('role', { description: 'What they did, 1 to 30 characters.' }),
    screenName: t.exposeString('screenName', {
      description: 'Where they are found, as a plain text of up to 50 characters; may be empty.',
    }),
  }),
});

builder.objectFields(WorkRef, (t) => ({
  rating: t.field({
    type: WorkRatingEnum,
    description: 'For whom it is.',
    resolve: (work) => work.rating,
  }),
  isGated: t.boolean({
    description:
      'Whether the viewer stands before the mature gate: they did not say that they want to see mature works, and get none of its pictures.',
    resolve: (work, _args, context) => isGated(context, work),
  }),
  language: t.exposeString('language', { description: 'The language it is written in: a BCP 47 tag such as ja.' }),
  genre: t.field({
    type: WorkGenreEnum,
    nullable: true,
    description: 'What kind of manga it is; null where its creator did not say.',
    resolve: (work) => work.genre,
  }),
  onHiatus: t.exposeBoolean('onHiatus', {
    description: 'Whether it rests. That ends by itself: on the day it returns, or with the next episode.',
  }),
  returnsOn: t.string({
    nullable: true,
    description:
      'The day from which it goes on, such as 2027-01-15; null while nobody knows, or where it does not rest.',
    resolve: (work) => (work.onHiatus ? work.returnsOn : null),
  }),
  credits: t.field({
    type: [WorkCredit],
    description: 'Who made it together with its creator, at most 10, in the order of the creator.',
    resolve: (work) => work.credits,
  }),
}));
