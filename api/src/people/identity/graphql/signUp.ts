import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { problems, done, type Problem } from '../../../kernel/errors.ts';
import { checkBypass } from '../../recaptcha/index.ts';
import { sendSignUpLink, RESEND_AFTER_SECONDS } from '../sendSignUpLink.ts';
import { BROKEN_LINK, EXPIRED_LINK } from '../signUp.ts';
import { decryptEmail } from '../signUpLink.ts';

const SendSignUpLinkInput = builder.inputType('SendSignUpLinkInput', {
  description: 'Where the link goes.',
  fields: (t) => ({
    emailAddress: t.string({ required: true, description: 'E-mail address.' }),
    recaptchaBypassToken: t.string({ description: 'That a check against robots was passed, where there are any.' }),
    to: t.string({ description: 'Path on this origin to return to at the end.' }),
  }),
});
const SendSignUpLinkPayload = definePayload<{ sentTo: string; resendAfter: number }>(
  'SendSignUpLinkPayload',
  'Where the mail went.',
  {
    sentTo: { type: 'String', description: 'The address.' },
    resendAfter: { type: 'Int', description: 'Seconds until another mail may be asked for.' },
  },
);

builder.mutationField('sendSignUpLink', (t) =>
  t.field({
    type: SendSignUpLinkPayload,
    description:
      'Mails a link that goes on with the sign-up. The answer does not say whether the address has an account.',
    authScopes: { public: true },
    args: { input: t.arg({ type: SendSignUpLinkInput, required: true, description: 'The address.' }) },
    resolve: async (_root, { input }, context) => {
      const found: Problem[] = [];
      checkBypass(context, 'sign_up', input.recaptchaBypassToken, found);
      const outcome =
        found.length > 0 ? problems(found) : await sendSignUpLink(context.services, context.origin, input);
      return toPayload(outcome, ({ sentTo }) => ({ sentTo, resendAfter: RESEND_AFTER_SECONDS }));
    },
  }),
);

const DecryptEmailAddressPayload = definePayload<{ emailAddress: string }>(
  'DecryptEmailAddressPayload',
  'The e-mail address in a sign-up link.',
  {
    emailAddress: { type: 'String', description: 'The e-mail address the mail went to.' },
  },
);

builder.queryField('decryptEmailAddress', (t) =>
  t.field({
    type: DecryptEmailAddressPayload,
    description: 'Reads the address out of a sign-up link that is ours and not older than an hour.',
    authScopes: { public: true },
    args: { encryptedEmail: t.arg.string({ required: true, description: 'From the link.' }) },
    resolve: (_root, { encryptedEmail }, { services }) => {
      const link = decryptEmail(services.config.secret, encryptedEmail);
      if (link === null) return toPayload(problems([BROKEN_LINK]), () => ({ emailAddress: '' }));
      if (link === 'expired') return toPayload(problems([EXPIRED_LINK]), () => ({ emailAddress: '' }));
      return toPayload(done(link), ({ emailAddress }) => ({ emailAddress }));
    },
  }),
);
