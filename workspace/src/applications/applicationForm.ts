import { judgeRedirect, type ApplicationType, type RedirectFault } from '@komawari/ui/applications';
import { boundedText, type Problem } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { ApplicationFieldsFragment } from '../gql/graphql.ts';
import applicationsTexts from '../messages/applications.js';

/** How nearly every address begins. */
export const ADDRESS_START = 'https://';

/** How an application runs, as developers choose it. */
export function applicationTypes() {
  const { types, typeHints } = textsOf(applicationsTexts);
  return (['WEB_CONFIDENTIAL', 'WEB_PUBLIC', 'NATIVE'] as const).map((value) => ({
    value,
    label: types[value](),
    description: typeHints[value](),
  }));
}

/** Ways to answer beside a code. */
export function otherResponses() {
  const { more } = textsOf(applicationsTexts);
  const descriptions = { id_token: more.idToken(), 'code id_token': more.codeIdToken() };
  return Object.entries(descriptions).map(([value, description]) => ({ value, label: value, description }));
}

/** How ID tokens are signed. */
export const idTokenAlgorithms = () =>
  (['RS256', 'ES256'] as const).map((value) => ({
    value,
    label: value,
    description: textsOf(applicationsTexts).algorithms[value](),
  }));

/** What is wrong with an address, in words for the person who registers it. */
const describeRedirect = (fault: RedirectFault): string => textsOf(applicationsTexts).faults[fault]();

/** Addresses, each judged as the API judges it. An empty field is no address. */
const addresses = (type: ApplicationType) =>
  z
    .array(z.string().trim())
    .check(({ value, issues }) => {
      for (const [index, address] of value.entries()) {
        const fault = address === '' ? null : judgeRedirect(address, type);
        if (fault) issues.push({ code: 'custom', path: [index], message: describeRedirect(fault), input: address });
      }
    })
    .transform((list) => list.filter((address) => address !== ''));

const someAddress = (type: ApplicationType) =>
  addresses(type).check(({ value, issues }) => {
    if (value.length === 0)
      issues.push({
        code: 'custom',
        path: [0],
        message: textsOf(applicationsTexts).addresses.needed(),
        input: value,
      });
  });

const name = boundedText(limits.applicationName, () => textsOf(applicationsTexts).register.noName());

/** The form that registers an application. */
export const newApplicationForm = z
  .object({ name, type: z.enum(['WEB_CONFIDENTIAL', 'WEB_PUBLIC', 'NATIVE']), redirectUri: z.string().trim() })
  .check(({ value, issues }) => {
    const fault = judgeRedirect(value.redirectUri, value.type);
    if (fault)
      issues.push({
        code: 'custom',
        path: ['redirectUri'],
        message: describeRedirect(fault),
        input: value.redirectUri,
      });
  });

/** The form that changes an application of a type. */
export const applicationForm = (type: ApplicationType) =>
  z.object({
    name,
    redirectUris: someAddress(type),
    postLogoutRedirectUris: addresses(type),
    backchannelLogoutUri: z.string().trim(),
    jwks: z.string().trim(),
    scopes: z.array(z.string()),
    responseTypes: z.array(z.string()),
    idTokenAlgorithm: z.enum(['RS256', 'ES256']),
  });

export type ApplicationValues = z.input<ReturnType<typeof applicationForm>>;

/** What the form begins with. */
export const valuesOf = (application: ApplicationFieldsFragment): ApplicationValues => ({
  name: application.name,
  redirectUris: application.redirectUris,
  postLogoutRedirectUris: application.postLogoutRedirectUris,
  backchannelLogoutUri: application.backchannelLogoutUri ?? '',
  jwks: application.jwks ?? '',
  scopes: application.scopes,
  responseTypes: application.responseTypes.filter((one) => one !== 'code'),
  idTokenAlgorithm: application.idTokenAlgorithm,
});

/** Problems with addresses, at the fields in which those stand: fields that were left empty are not sent. */
export const atTheirFields = (problems: readonly Problem[], typed: ApplicationValues): Problem[] =>
  problems.map(({ path: [list = '', index, ...rest], message }) => {
    if (index === undefined || (list !== 'redirectUris' && list !== 'postLogoutRedirectUris'))
      return { path: index === undefined ? [list] : [list, index, ...rest], message };
    const filled = [...typed[list].keys()].filter((place) => typed[list][place]?.trim() !== '');
    return { path: [list, String(filled[Number(index)] ?? index)], message };
  });
