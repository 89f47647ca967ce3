import {
  type Actor,
  type Outcome,
  type Services,
  createUser,
  hashPassword,
  insertAccount,
  insertEmailProvider,
} from '@komawari/api/seeding';
import { demoPassword } from '../demoMarker.ts';

/** A person of the demo, known by the screen name. */
export type Person = { screenName: string; actor: Actor & { accountId: string } };

/** The result of a use case that has to succeed: a seed makes no mistakes that a person could mend. */
export function expectDone<Value>(what: string, outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const said = outcome.problems.map((problem) => `${problem.path.join('.')}: ${problem.message}`).join(' ');
  throw new Error(`The demo's ${what} was not accepted. ${said}`);
}

async function findAccount(services: Services, email: string): Promise<string | null> {
  const [row] = await services.database.query<{ id: string }>(
    'findDemoAccount',
    "SELECT account_id AS id FROM auth_providers WHERE provider = 'EMAIL' AND email = $1::citext",
    [email],
  );
  return row?.id ?? null;
}

/** Makes an account with e-mail sign-in and profile, or finds the one that an interrupted seed has made. */
export async function settlePerson(
  services: Services,
  profile: { email: string; screenName: string; displayName: string; selfIntroduction: string },
): Promise<Person> {
  const { email, ...input } = profile;
  const found = await findAccount(services, email);
  if (found) return { screenName: profile.screenName, actor: { accountId: found, kind: 'REGISTERED' } };
  const passwordHash = await hashPassword(demoPassword);
  const accountId = await services.database.transact(async (tx) => {
    const id = await insertAccount(tx);
    await insertEmailProvider(tx, id, email, passwordHash);
    return id;
  });
  const newcomer: Actor = { accountId, kind: 'GUEST_WITH_PROVIDER' };
  expectDone(`profile of ${profile.screenName}`, await createUser(services, newcomer, input));
  return { screenName: profile.screenName, actor: { accountId, kind: 'REGISTERED' } };
}
