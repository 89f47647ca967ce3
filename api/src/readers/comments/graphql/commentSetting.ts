import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import {
  addFilterWord,
  holdComments,
  holdsOwnComments,
  listOwnFilterWords,
  removeFilterWord,
} from '../setCommentFilter.ts';
import type { FilterWordRecord } from '../store/commentSetting.ts';

const FilterWord = builder.objectRef<FilterWordRecord>('CommentFilterWord').implement({
  description: 'A word: new comments of others that hold it wait for the creator.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    word: t.exposeString('word', { description: 'As it was typed. Width, case and kind of kana do not count.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

const CommentSetting = builder.objectRef<object>('CommentSetting').implement({
  description: 'Which open comments on the own works wait until the creator looked.',
  fields: (t) => ({
    holdsAll: t.boolean({
      description: 'Whether every new one of others waits.',
      resolve: (_setting, _args, context) => holdsOwnComments(context),
    }),
    filterWords: t.field({
      type: [FilterWord],
      description: 'Words whose comments wait, latest first; at most 200.',
      resolve: (_setting, _args, context) => listOwnFilterWords(context),
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'commentSetting', (t) =>
  t.field({
    type: CommentSetting,
    description: 'Which open comments on the own works wait until the viewer looked.',
    resolve: () => ({}),
  }),
);

const UpdateCommentSettingInput = builder.inputType('UpdateCommentSettingInput', {
  description: 'The switch.',
  fields: (t) => ({ holdsAll: t.boolean({ required: true, description: 'Whether every new comment waits.' }) }),
});
const UpdateCommentSettingPayload = definePayload<{ holdsAll: boolean }>(
  'UpdateCommentSettingPayload',
  'How the switch stands.',
  { holdsAll: { type: 'Boolean', description: 'Whether every new comment waits.' } },
);
builder.mutationField('updateCommentSetting', (t) =>
  t.field({
    type: UpdateCommentSettingPayload,
    description: 'Says whether every new open comment on the own works waits.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateCommentSettingInput, required: true, description: 'The switch.' }) },
    resolve: async (_root, { input }, context) => {
      await holdComments(context, input.holdsAll);
      return { result: { holdsAll: input.holdsAll }, problems: [] };
    },
  }),
);

const AddCommentFilterWordInput = builder.inputType('AddCommentFilterWordInput', {
  description: 'A word whose comments wait.',
  fields: (t) => ({ word: t.string({ required: true, description: '1 to 50 characters.' }) }),
});
const AddCommentFilterWordPayload = definePayload<{ filterWord: FilterWordRecord }>(
  'AddCommentFilterWordPayload',
  'The word.',
  { filterWord: { type: FilterWord, description: 'The word.' } },
);
builder.mutationField('addCommentFilterWord', (t) =>
  t.field({
    type: AddCommentFilterWordPayload,
    description: 'Holds new open comments of others on the own works that have a word in them.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: AddCommentFilterWordInput, required: true, description: 'The word.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await addFilterWord(context, input.word), (filterWord) => ({ filterWord })),
  }),
);

const RemoveCommentFilterWordInput = builder.inputType('RemoveCommentFilterWordInput', {
  description: 'A word that holds no comments any more.',
  fields: (t) => ({ word: t.string({ required: true, description: 'The word.' }) }),
});
const RemoveCommentFilterWordPayload = definePayload<{ removedWord: string }>(
  'RemoveCommentFilterWordPayload',
  'The word that is not filtered any more.',
  { removedWord: { type: 'String', description: 'The word.' } },
);
builder.mutationField('removeCommentFilterWord', (t) =>
  t.field({
    type: RemoveCommentFilterWordPayload,
    description: 'Takes a word out of the filter.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RemoveCommentFilterWordInput, required: true, description: 'The word.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { removedWord: await removeFilterWord(context, input.word) },
      problems: [],
    }),
  }),
);
