import { allowFeature, listFeatures, removeFeature, type Services, setFeature } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';
import { planOf } from './plans.ts';

const FEATURE = { name: 'FEATURE', says: 'its name, as list-features says it' } as const;

async function findAccount({ database }: Services, screenName: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'findAccountByScreenName',
    'SELECT id FROM users WHERE screen_name = $1',
    [screenName],
  );
  if (!row) throw new Refusal(`There is nobody called @${screenName}.`);
  return row.id;
}

/** What is new, for some before everybody. */
export const featureCommands: Record<string, Command> = {
  'list-features': defineCommand({
    summary: 'lists the features and who gets them',
    example: 'list-features',
    async plan({ database }) {
      const features = await listFeatures(database);
      return (
        features.map(({ name, percentage, allowed }) => `${name}  ${percentage}%  ${allowed} by name`).join('\n') ||
        'There is nothing yet.'
      );
    },
  }),
  'set-feature': defineCommand({
    summary: 'says how many of a hundred accounts get a feature',
    parameters: [
      { name: 'FEATURE', says: 'its name' },
      { name: 'PERCENT', says: '0 to 100; 100 is everybody, visitors too' },
    ],
    example: 'set-feature new-reader 10',
    plan: async (services, { FEATURE: name, PERCENT: percent }) =>
      planOf(`${percent}% of all accounts get ${name}.`, () => setFeature(services, name, Number(percent))),
  }),
  'allow-feature': defineCommand({
    summary: 'gives one person a feature, whatever its percentage',
    parameters: [FEATURE, { name: 'SCREEN_NAME', says: 'the screen name without "@"' }],
    options: { back: { says: 'takes that back: the percentage decides again' } },
    example: 'allow-feature new-reader hana',
    plan: async (services, { FEATURE: name, SCREEN_NAME: screenName, back }) => {
      const id = await findAccount(services, screenName);
      const will = back
        ? `The percentage decides again whether @${screenName} gets ${name}.`
        : `@${screenName} gets ${name}.`;
      return planOf(will, () => allowFeature(services, name, id, !back));
    },
  }),
  'forget-feature': defineCommand({
    summary: 'forgets a feature: nobody gets it',
    parameters: [FEATURE],
    example: 'forget-feature new-reader',
    plan: async (services, { FEATURE: name }) =>
      planOf(`${name} is off for everybody.`, () => removeFeature(services, name)),
  }),
};
