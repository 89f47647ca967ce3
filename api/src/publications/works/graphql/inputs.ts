import { builder } from '../../../graphql/builder.ts';
import { ContestApplicationInputRef } from '../../contestApplications/index.ts';
import { CommentModeEnum, ScrollDirectionEnum, WorkGenreEnum, WorkRatingEnum } from './enums.ts';

const WorkCreditInputRef = builder.inputType('WorkCreditInput', {
  description: 'Somebody who made a work together with its creator.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Their name, 1 to 50 characters.' }),
    role: t.string({ required: true, description: 'What they did, 1 to 30 characters.' }),
    screenName: t.string({ description: 'Where they are found, up to 50 characters.' }),
  }),
});

export const WorkInputRef = builder.inputType('WorkInput', {
  description: 'What a creator enters about a work; absent fields stay, or take their default.',
  fields: (t) => ({
    title: t.string({ description: '1 to 100 characters.' }),
    description: t.string({ description: 'Up to 1,000 characters.' }),
    coverImageId: t.id({ description: 'A picture of the type COVER; null removes it.' }),
    coverFocusX: t.float({ description: 'Horizontal focus point of the cover, 0 to 1.' }),
    coverFocusY: t.float({ description: 'Vertical focus point of the cover, 0 to 1.' }),
    isCompleted: t.boolean({ description: 'Completed, or still going on.' }),
    isOneShot: t.boolean({ description: 'Complete in one episode.' }),
    commentIsOpen: t.boolean({ description: 'Whether comments can be written and are shown.' }),
    commentMode: t.field({ type: CommentModeEnum, description: 'Which kind of comments.' }),
    showsYawarakaText: t.boolean({ description: 'Whether readers may read delivered soft comments.' }),
    enableSurvey: t.boolean({ description: 'Whether readers are asked how they liked it.' }),
    scrollDirection: t.field({ type: ScrollDirectionEnum, description: 'How it is read.' }),
    tagTitles: t.stringList({ description: 'All tags in order, at most 10.' }),
    rating: t.field({ type: WorkRatingEnum, description: 'For whom it is; for all ages when nothing is said.' }),
    language: t.string({ description: 'A BCP 47 tag such as en or zh-Hant; ja when nothing is said.' }),
    genre: t.field({ type: WorkGenreEnum, description: 'What kind of manga it is; null takes it back.' }),
    onHiatus: t.boolean({ description: 'Whether it rests. The next episode ends that.' }),
    returnsOn: t.string({ description: 'The day from which it goes on, such as 2027-01-15; null while nobody knows.' }),
    credits: t.field({
      type: [WorkCreditInputRef],
      description: 'Who made it with the creator, at most 10; replaces all.',
    }),
    contestApplications: t.field({
      type: [ContestApplicationInputRef],
      description:
        'The entry forms of all open contests it is to be in; without one that stands, it is withdrawn there.',
    }),
  }),
});
