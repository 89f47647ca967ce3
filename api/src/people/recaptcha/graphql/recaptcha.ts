import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { checkCheckbox, checkScore, loadBypassToken, type Checked } from '../checkPerson.ts';
import { isReCAPTCHAUsable, updateReCAPTCHAUsable } from '../updateReCAPTCHAUsable.ts';

const ReCaptchaAction = builder.enumType('ReCaptchaAction', {
  description: 'What is protected by a check against robots.',
  values: {
    COMMENT: { value: 'comment', description: 'Writing a comment on a work whose creator wants checks.' },
    SIGN_UP: { value: 'sign_up', description: 'Asking for a sign-up mail.' },
    RESET_PASSWORD: { value: 'reset_password', description: 'Asking for a mail that resets the password.' },
  } as const,
});

const Assessment = builder.objectRef<Checked>('ReCaptchaAssessment').implement({
  description: 'How a check ended.',
  fields: (t) => ({
    isPassed: t.exposeBoolean('isPassed', { description: 'Whether it was passed: the bypass token can be asked for.' }),
    assessmentId: t.exposeString('assessmentId', {
      nullable: true,
      description: 'Goes along with the checkbox where the score was too low; null where nothing is checked.',
    }),
  }),
});

const Keys = builder.objectRef<{ scoreKey: string; checkboxKey: string }>('ReCaptchaKeys').implement({
  description: 'What the browser needs for a check.',
  fields: (t) => ({
    scoreKey: t.exposeString('scoreKey', { description: 'The key of the check nobody notices.' }),
    checkboxKey: t.exposeString('checkboxKey', { description: 'The key of the checkbox.' }),
  }),
});

const Setting = builder.objectRef<{ isUsable: boolean }>('RecaptchaSetting').implement({
  description: 'Whether comments on the own works are checked against robots.',
  fields: (t) => ({ isUsable: t.exposeBoolean('isUsable', { description: 'Whether they are.' }) }),
});

const action = { type: ReCaptchaAction, required: true, description: 'What is to be done.' } as const;
const token = { required: true, description: 'What the browser got.' } as const;

builder.queryFields((t) => ({
  reCaptchaKeys: t.field({
    type: Keys,
    nullable: true,
    description: 'Keys for checks against robots; null where the installation has none and nothing is checked.',
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => services.config.recaptcha,
  }),
  verifyReCaptchaAssessmentScoreToken: t.field({
    type: Assessment,
    description: 'The first check, by a score.',
    authScopes: { public: true },
    args: { action: t.arg(action), token: t.arg.string(token) },
    resolve: (_root, args, context) => checkScore(context, args.action, args.token),
  }),
  verifyReCaptchaBypassToken: t.string({
    nullable: true,
    description: 'Lets who passed the check do it, for five minutes; null for others.',
    authScopes: { public: true },
    args: { action: t.arg(action) },
    resolve: (_root, args, context) => loadBypassToken(context, args.action),
  }),
}));

builder.mutationField('verifyReCaptchaAssessmentCheckboxToken', (t) =>
  t.field({
    type: Assessment,
    description: 'The second check, by a checkbox, where the score was too low.',
    authScopes: { public: true },
    args: {
      action: t.arg(action),
      checkboxToken: t.arg.string(token),
      scoreAssessmentId: t.arg.string({ required: true, description: 'Of the first check.' }),
    },
    resolve: (_root, { checkboxToken, scoreAssessmentId, ...args }, context) =>
      checkCheckbox(context, args.action, { token: checkboxToken, scoreAssessmentId }),
  }),
);

const UpdateReCAPTCHAUsableInput = builder.inputType('UpdateReCAPTCHAUsableInput', {
  description: 'The switch.',
  fields: (t) => ({ isUsable: t.boolean({ required: true, description: 'Whether comments are checked.' }) }),
});
const UpdateReCAPTCHAUsablePayload = definePayload<{ isUsable: boolean }>(
  'UpdateReCAPTCHAUsablePayload',
  'How the switch stands.',
  { isUsable: { type: 'Boolean', description: 'Whether comments are checked.' } },
);
builder.mutationField('updateReCAPTCHAUsable', (t) =>
  t.field({
    type: UpdateReCAPTCHAUsablePayload,
    description: 'Says whether comments on the own works are checked against robots.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateReCAPTCHAUsableInput, required: true, description: 'The switch.' }) },
    resolve: async (_root, { input }, context) => {
      await updateReCAPTCHAUsable(context, input.isUsable);
      return { result: { isUsable: input.isUsable }, problems: [] };
    },
  }),
);

builder.objectField(RegisteredViewerRef, 'recaptchaSetting', (t) =>
  t.field({
    type: Setting,
    description: 'Whether comments on the own works are checked against robots.',
    resolve: async (_viewer, _args, context) => ({ isUsable: await isReCAPTCHAUsable(context) }),
  }),
);
