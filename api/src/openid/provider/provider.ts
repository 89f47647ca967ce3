import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { buildProvider, type BuiltProvider } from './buildProvider.ts';
import { listKeys, openKeys } from './keys.ts';

/** A key that an operator takes away signs no longer than this. */
const LOOK_EVERY_MS = 10_000;

interface Kept {
  built: BuiltProvider;
  /** The ids of its keys in their order. */
  keys: string;
  lookedAt: number;
}

const kept = new WeakMap<Config, Kept>();
const looking = new WeakMap<Config, Promise<Kept>>();

async function look(services: Needs<'config' | 'database'>): Promise<Kept> {
  const stored = await listKeys(services);
  const keys = stored.map(({ id }) => id).join(' ');
  const now = kept.get(services.config);
  const built = now?.keys === keys ? now.built : buildProvider(services, openKeys(services, stored));
  const next = { built, keys, lookedAt: Date.now() };
  kept.set(services.config, next);
  return next;
}

/** The provider of this process, with the keys as they are now: they are looked at every ten seconds. */
export async function providerOf(services: Needs<'config' | 'database'>): Promise<BuiltProvider> {
  const { config } = services;
  const now = kept.get(config);
  if (now && Date.now() - now.lookedAt < LOOK_EVERY_MS) return now.built;
  const begun = looking.get(config) ?? look(services).finally(() => looking.delete(config));
  looking.set(config, begun);
  return (await begun).built;
}
