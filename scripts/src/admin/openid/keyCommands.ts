import { listKeys, rotateKeys, type StoredKey } from '@komawari/api/operating';
import { type Command, defineCommand } from '../Command.ts';

const INSTANT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tokyo' });

function sayKey({ id, algorithm, signsFrom, endsAt }: StoredKey): string {
  const signs = signsFrom > new Date() ? `signs from ${INSTANT.format(signsFrom)}` : 'signs or signed';
  return `${algorithm}  ${id}  ${signs}${endsAt ? `, published until ${INSTANT.format(endsAt)}` : ''}`;
}

const keys = defineCommand({
  summary: 'lists the keys that sign what clients are given',
  details: 'Times are of Tokyo. The first key of an algorithm that signs is the one in use.',
  example: 'oidc keys',
  plan: async (services) => (await listKeys(services)).map(sayKey).join('\n'),
});

const rotate = defineCommand({
  summary: 'puts new signing keys in the place of those that clients know',
  details:
    'New keys are published at once and sign a day later, when every client has read them; the old ones stay published for 30 days more.',
  options: {
    stolen: {
      says: 'an old key may be known to somebody: the new ones sign at once, and nothing the old ones signed counts',
    },
  },
  example: 'oidc rotate-keys',
  plan: async (services, { stolen }) => ({
    will: stolen
      ? 'New keys sign within ten seconds. Sign-ins that are on their way at clients fail until these have read the new keys.'
      : 'New keys are published now and sign from tomorrow on. The present ones are published for 30 days more.',
    carryOut: async () => (await rotateKeys(services, { isStolen: stolen })).map(sayKey).join('\n'),
  }),
});

/** The keys that sign ID tokens and logouts. */
export const keyCommands: Record<string, Command> = { 'oidc keys': keys, 'oidc rotate-keys': rotate };
