import { isIPv6 } from 'node:net';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../graphql/context.ts';
import { isRegistered } from '../../kernel/actor.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { deriveKey, sign } from '../../kernel/secrets.ts';

/** Who reads, as far as counting needs to know. */
export interface Person {
  key: string;
  isGuest: boolean;
}

const keys = new LRUCache<string, Buffer>({ max: 4 });

function visitorKey(secret: string): Buffer {
  let key = keys.get(secret);
  if (!key) keys.set(secret, (key = deriveKey(secret, 'visitor-key')));
  return key;
}

/** The calendar day in Tokyo, for example "2026-11-21". Japan has no summer time. */
const dayInTokyo = (now: number): string => new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);

/** The first 24 bits of an IPv4 address, or the first 48 of an IPv6 one. */
export function networkPrefixOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(ip);
  if (mapped) return mapped[1] ?? '';
  if (!isIPv6(ip)) return ip.split('.').slice(0, 3).join('.');
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const people = new WeakMap<object, Person>();

/** Who an execution speaks for, told once for all of its events. See `identifyPerson`. */
export function personOf(context: Pick<Context, 'actor' | 'origin' | 'services'>): Person {
  let person = people.get(context);
  if (!person) people.set(context, (person = identifyPerson(context)));
  return person;
}

/**
 * Stands for one person. Who has a profile is known by the account. A guest is one for each day: the anonymous account
 * (or, without one, address and browser) and the network, under a key of ours, so that no address is written anywhere.
 */
function identifyPerson({ actor, origin, services }: Pick<Context, 'actor' | 'origin' | 'services'>): Person {
  if (isRegistered(actor)) return { key: actor.accountId, isGuest: false };
  const ip = origin?.ip ?? '';
  const who = actor.accountId ?? `${networkOf(ip)} ${origin?.userAgent ?? ''}`;
  const name = `${dayInTokyo(Date.now())} ${networkPrefixOf(ip)} ${who}`;
  return { key: `guest:${sign(visitorKey(services.config.secret), name)}`, isGuest: true };
}

const verdicts = new LRUCache<string, boolean>({ max: 5000 });

/** Whether a browser's name is that of a program that fetches pages without anybody reading them. */
export function isCrawler(userAgent: string): boolean {
  let verdict = verdicts.get(userAgent);
  if (verdict === undefined) verdicts.set(userAgent, (verdict = userAgent === '' || isbot(userAgent)));
  return verdict;
}
