import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { readOnlyViewAs } from '../../../people/viewAs/index.ts';
import './connectedClients.ts';
import { answerRequest, checkRequest, type RequestResult } from '../answerRequest.ts';
import {
  OIDCAnswerEnum,
  OIDCAuthenticationRequest,
  OIDCParameterInput,
  OIDCRequestErrorEnum,
  OIDCStepEnum,
} from './types.ts';

const OIDCAuthenticationRequestInput = builder.inputType('OIDCAuthenticationRequestInput', {
  description: 'A client’s request as it arrived.',
  fields: (t) => ({
    parameters: t.field({
      type: [OIDCParameterInput],
      required: true,
      description: 'Every parameter of the address, in its order; one that stands there twice, twice. Up to 60.',
    }),
    ticket: t.string({ description: 'Of an earlier check of the same request, as after signing in.' }),
  }),
});

const AuthorizeOIDCAuthenticationRequestInput = builder.inputType('AuthorizeOIDCAuthenticationRequestInput', {
  description: 'A client’s request with the person’s answer.',
  fields: (t) => ({
    parameters: t.field({
      type: [OIDCParameterInput],
      required: true,
      description: 'Every parameter of the address, as it was checked.',
    }),
    ticket: t.string({ description: 'Of the check. Needed for every answer of a person.' }),
    answer: t.field({ type: OIDCAnswerEnum, required: true, description: 'What the person answered.' }),
    scopes: t.stringList({
      description: 'With ALLOW: the scopes that they agreed to. What was asked for and is not in here they left out.',
    }),
    accountId: t.id({
      description: 'With ALLOW: the viewer’s id, as the screen showed it. Another account’s answer is refused.',
    }),
  }),
});

const AuthorizeOIDCAuthenticationRequestPayload = definePayload<RequestResult>(
  'AuthorizeOIDCAuthenticationRequestPayload',
  'What the client is answered, and the way there.',
  {
    idToken: { type: 'String', description: 'The ID token, where the client asked for one from here.' },
    state: { type: 'String', description: 'The client’s own state, as it sent it.' },
    error: { type: OIDCRequestErrorEnum as never, description: 'What the client is told instead.' },
    errorDescription: { type: 'String', description: 'The same for whoever builds the client.' },
    step: { type: OIDCStepEnum as never, description: 'What the person has to do first; then nothing was issued.' },
    redirectTo: {
      type: 'String',
      description:
        'Where the browser goes now, with response_mode=form_post to a page that sends the answer; null where a page is shown.',
    },
  },
);

builder.queryField('validateOIDCAuthenticationRequestParameters', (t) =>
  t.field({
    type: OIDCAuthenticationRequest,
    description:
      'Checks the request of a client that wants somebody to sign in, and says what is missing to answer it.',
    authScopes: { public: true },
    args: { input: t.arg({ type: OIDCAuthenticationRequestInput, required: true, description: 'The request.' }) },
    resolve(_root, { input }, context) {
      // Asking is counted, and whoever looks as somebody else leaves no trace.
      if (context.viewAs) throw readOnlyViewAs();
      return checkRequest(context, { parameters: input.parameters, ticket: input.ticket ?? null });
    },
  }),
);

builder.mutationField('authorizeOIDCAuthenticationRequest', (t) =>
  t.field({
    type: AuthorizeOIDCAuthenticationRequestPayload,
    description:
      'Answers the request of a client: with what it asked for, with the person’s refusal, or with the error that stands against it.',
    authScopes: { public: true },
    args: {
      input: t.arg({
        type: AuthorizeOIDCAuthenticationRequestInput,
        required: true,
        description: 'The request and the answer.',
      }),
    },
    resolve: async (_root, { input }, context) =>
      toPayload(
        await answerRequest(context, {
          parameters: input.parameters,
          ticket: input.ticket ?? null,
          answer: input.answer,
          scopes: input.scopes ?? [],
          accountId: input.accountId ?? null,
        }),
        (result) => result,
      ),
  }),
);
