import { getNamedType, isInputObjectType, isRequiredArgument, type GraphQLArgument } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from './schema.ts';

/** Calls that name one thing, choose one of a few ways, or repeat what another service said: nothing to put into an object. */
const PLAIN = {
  addOIDCClientSecret: ['id'],
  askForOIDCClientCheck: ['id'],
  createDataExportAddress: ['id'],
  deleteOIDCClient: ['id'],
  deleteWebhook: ['id'],
  disconnectOIDCClient: ['id'],
  redeliverWebhook: ['id'],
  revokePersonalToken: ['id'],
  sendTestWebhook: ['id'],
  startViewAs: ['mode'],
  verifyReCaptchaAssessmentCheckboxToken: ['action', 'checkboxToken', 'scoreAssessmentId'],
};

const namesOf = (args: readonly GraphQLArgument[], isWanted: (arg: GraphQLArgument) => boolean) =>
  args.filter(isWanted).map(({ name }) => name);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

it('[R5-003] what a mutation takes is required; only the first episode of a new work can be left out', () => {
  const optional = mutations.flatMap(({ name, args }) =>
    namesOf(args, (arg) => !isRequiredArgument(arg)).map((arg) => `${name}.${arg}`),
  );
  expect(optional).toEqual(['createWork.episodeInput']);
});

it('[R5-003] what a mutation takes is input objects, but for the few calls that take nothing to put into one', () => {
  const isPlain = ({ type }: GraphQLArgument) => !isInputObjectType(getNamedType(type));
  const plain = mutations.map(({ name, args }) => [name, namesOf(args, isPlain)] as const);
  expect(Object.fromEntries(plain.filter(([, names]) => names.length > 0))).toEqual(PLAIN);
});
