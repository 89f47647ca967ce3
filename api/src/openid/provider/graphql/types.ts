import { builder } from '../../../graphql/builder.ts';
import { OIDCClientRef } from '../../clients/index.ts';
import type { CheckedAnswer, PersonAnswer } from '../answerRequest.ts';
import type { MissingStep, ProbedRequest } from '../probe.ts';
import { REQUEST_ERRORS, type RequestError } from '../requestError.ts';
import { isOptionalScope } from '../scopes.ts';

export const OIDCRequestErrorEnum = builder.enumType('OIDCRequestError', {
  description:
    'What stands against a request: RFC 6749 4.1.2.1 and OpenID Connect Core 3.1.2.6, and two in capitals after which no browser is led anywhere.',
  values: Object.fromEntries(
    REQUEST_ERRORS.map((name) => [
      name,
      {
        value: name,
        description: /^[A-Z_]+$/.test(name)
          ? 'A page is shown: the request names no client of this installation, or an address that is not the client’s.'
          : `The standards’ ${name}; the client is told.`,
      },
    ]),
  ) as Record<RequestError, { value: RequestError; description: string }>,
});

export const OIDCStepEnum = builder.enumType('OIDCStep', {
  description: 'What the person has to do until a request can be answered.',
  values: {
    SIGN_IN: { description: 'Sign in, or prove again who they are.' },
    CHOOSE_ACCOUNT: { description: 'Say which account it is about.' },
    CONSENT: { description: 'Say what the client may have.' },
    NOTHING: { description: 'Nothing: it can be answered with NOT_ASKED.' },
  } satisfies Record<MissingStep, { description: string }>,
});

export const OIDCAnswerEnum = builder.enumType('OIDCAnswer', {
  description: 'What the person answered.',
  values: {
    ALLOW: { description: 'Yes, to the scopes beside it.' },
    REFUSE: { description: 'No: the client is told access_denied.' },
    NOT_ASKED: { description: 'Nobody was asked, because nothing was missing or the client wants nobody asked.' },
  } satisfies Record<PersonAnswer, { description: string }>,
});

export const OIDCParameterInput = builder.inputType('OIDCParameterInput', {
  description: 'One parameter of a request, as it stood in the address.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, for example client_id.' }),
    value: t.string({ required: true, description: 'Its value, decoded.' }),
  }),
});

interface ScopeNode {
  name: string;
  isAgreed: boolean;
}

const OIDCScope = builder.objectRef<ScopeNode>('OIDCScope').implement({
  description: 'Something a client asks for.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'openid, profile, email, offline_access, or a scope of personal tokens in small letters: read_works, write_works, upload_images, publish.',
    }),
    isOptional: t.boolean({
      description: 'Whether the person may leave it out.',
      resolve: ({ name }) => isOptionalScope(name),
    }),
    isAgreed: t.exposeBoolean('isAgreed', { description: 'Whether they agreed to it before.' }),
  }),
});

const scopesOf = ({ askedScopes, connection }: ProbedRequest): ScopeNode[] =>
  askedScopes.map((name) => ({ name, isAgreed: connection?.scopes.includes(name) === true }));

const probedOf = (checked: CheckedAnswer): ProbedRequest | null => (checked.fault ? null : checked);

export const OIDCAuthenticationRequest = builder.objectRef<CheckedAnswer>('OIDCAuthenticationRequest').implement({
  description: 'A client’s request, checked.',
  fields: (t) => ({
    error: t.field({
      type: OIDCRequestErrorEnum,
      nullable: true,
      description: 'What stands against it; null when nothing does.',
      resolve: (checked) => (checked.fault ? checked.error : null),
    }),
    errorDescription: t.string({
      nullable: true,
      description: 'The same for whoever builds the client, in English.',
      resolve: (checked) => (checked.fault ? checked.errorDescription : null),
    }),
    redirectTo: t.string({
      nullable: true,
      description: 'Where the browser goes with the error; null where a page is shown, or there is no error.',
      resolve: (checked) => (checked.fault ? checked.redirectTo : null),
    }),
    step: t.field({
      type: OIDCStepEnum,
      nullable: true,
      description: 'What is missing until it can be answered; null with an error.',
      resolve: (checked) => probedOf(checked)?.step ?? null,
    }),
    client: t.field({
      type: OIDCClientRef,
      nullable: true,
      description: 'Who asks; null with an error, unless that is an address which is not the client’s.',
      resolve: ({ client }) => client,
    }),
    redirectHost: t.string({
      nullable: true,
      description:
        'The host, or the scheme of an application on the device, to which the answer goes; null with an error.',
      resolve(checked) {
        const address = probedOf(checked)?.request.params['redirect_uri'];
        if (address === undefined) return null;
        const { host, protocol } = new URL(address);
        return host === '' ? protocol : host;
      },
    }),
    scopes: t.field({
      type: [OIDCScope],
      description: 'What it asks for; none with an error.',
      resolve(checked) {
        const probed = probedOf(checked);
        return probed ? scopesOf(probed) : [];
      },
    }),
    connectedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when the person trusts this client; null when it is new to them.',
      resolve: (checked) => probedOf(checked)?.connection?.connectedAt ?? null,
    }),
    loginHint: t.string({
      nullable: true,
      description: 'The address or name with which the client expects the person to sign in; null when it names none.',
      resolve: (checked) => probedOf(checked)?.request.params['login_hint'] ?? null,
    }),
    uiLocales: t.stringList({
      description: 'The languages the client wishes for its user, the best first; none when it names none.',
      resolve: (checked) => probedOf(checked)?.request.params['ui_locales']?.split(' ').filter(Boolean) ?? [],
    }),
    ticket: t.exposeString('ticket', {
      description:
        'Belongs to the answer, and to the same request when it is checked again: a sign-in after the first check is one for this request. Holds for an hour.',
    }),
  }),
});
