/** What the operator's command line is made with, beside plain questions to the database. */
export type { Transaction } from './database/index.ts';
export type { Services } from './graphql/context.ts';
export { checkPassword, hashPassword } from './identity/index.ts';
export { declareChanges } from './publishing/index.ts';
export { declareWorkAppearance } from './works/index.ts';
