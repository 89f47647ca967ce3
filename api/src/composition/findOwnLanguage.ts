import type { FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { Refusal } from '../kernel/errors.ts';
import type { Language } from '../kernel/language.ts';
import { isOutage } from '../kernel/outages.ts';
import { actorOfProgram } from '../openid/provider/index.ts';
import { accountOfFileRequest, findLanguageOf, orInstallations } from '../people/identity/index.ts';

async function findChosen(services: Services, request: FastifyRequest): Promise<Language | null> {
  const program = await actorOfProgram(services, request.headers.authorization);
  const accountId = program ? program.accountId : await accountOfFileRequest(services, request);
  return accountId === null ? null : findLanguageOf(services.database, accountId);
}

/** The language that whoever sends a request chose in their settings, else the installation's. Never in the way of an answer. */
export async function findOwnLanguage(services: Services, request: FastifyRequest): Promise<Language> {
  try {
    return orInstallations(services.config, await findChosen(services, request));
  } catch (error) {
    // A token that is not accepted speaks for nobody, and what is away is told of in any language.
    if (error instanceof Refusal || isOutage(error)) return services.config.language;
    throw error;
  }
}
