import { createHash } from 'node:crypto';
import type { Reader } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { done, notFound, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import { allow, disallow, featureFlags, findFeature } from './store/features.ts';

/**
 * The place of an account among a hundred, for one feature: the same on every call, and another one for another
 * feature, so that it is not always the same people who get what is new.
 */
const placeOf = (name: string, accountId: string): number =>
  createHash('sha256').update(`${name}\0${accountId}`).digest().readUInt32BE() % 100;

/**
 * Whether the viewer gets a feature. A name nobody has set up is off. Visitors without an account get what everybody
 * gets: there is nothing to tell them apart by.
 */
export async function canShowFeature(reader: Reader, actor: Actor, name: string): Promise<boolean> {
  const flag = await findFeature(reader, name, actor.accountId);
  if (!flag) return false;
  if (flag.isAllowed || flag.percentage >= 100) return true;
  return actor.accountId !== null && placeOf(name, actor.accountId) < flag.percentage;
}

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,49}$/;

/** Sets how many of a hundred accounts get a feature. */
export async function setFeature(
  { database }: Needs<'database'>,
  name: string,
  percentage: number,
): Promise<Outcome<null>> {
  const found = [
    ...(NAME.test(name)
      ? []
      : [
          problem(
            ['name'],
            'FORM',
            said(discoveryErrors, (t) => t.editorial.noFeatureName()),
          ),
        ]),
    ...(Number.isInteger(percentage) && percentage >= 0 && percentage <= 100
      ? []
      : [
          problem(
            ['percentage'],
            'OUT_OF_RANGE',
            said(discoveryErrors, (t) => t.editorial.percentageOutOfRange()),
          ),
        ]),
  ];
  if (found.length > 0) return problems(found);
  await database.transact((tx) => featureFlags.upsert(tx, { name, percentage }));
  return done(null);
}

/** Gives one account a feature whatever its percentage, or takes that back. */
export async function allowFeature(
  { database }: Needs<'database'>,
  name: string,
  accountId: string,
  isAllowed: boolean,
): Promise<void> {
  const isKnown = await database.transact((tx) =>
    isAllowed ? allow(tx, name, accountId) : disallow(tx, name, accountId),
  );
  if (!isKnown) throw notFound();
}

/** Forgets a feature: it is off for everybody. */
export async function removeFeature({ database }: Needs<'database'>, name: string): Promise<void> {
  const gone = await database.transact((tx) => featureFlags.delete(tx, name));
  if (gone === 0) throw notFound();
}
