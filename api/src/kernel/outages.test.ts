import { describe, expect, it } from 'vitest';
import { notFound } from './errors.ts';
import { asRefusal, isOutage } from './outages.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const named = (name: string, parent?: Error) => Object.assign(new Error('x'), { name, parent });

describe('what an installation stands on does not answer', () => {
  it.each([
    ['a database that is off', coded('ECONNREFUSED')],
    ['a database that is starting', coded('57P03')],
    ['a database that stops under a statement', coded('57P01')],
    ['a database without free connections', coded('53300')],
    ['a connection that breaks under a statement', new Error('Connection terminated unexpectedly')],
    ['a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
    ['a pool that got none in time', named('SequelizeConnectionAcquireTimeoutError')],
    ['a write whose connection breaks', named('SequelizeDatabaseError', coded('57P01'))],
    ['a disk that is full', coded('ENOSPC')],
    ['a disk that is read only since it failed', new Error('x', { cause: coded('EROFS') })],
    ['object storage that is off', new Error('x', { cause: coded('ECONNREFUSED') })],
    ['object storage that is starting', coded('XMinioServerNotInitialized')],
    ['object storage that asks for patience', coded('SlowDown')],
  ])('%s', (_what, error) => {
    expect(isOutage(error)).toBe(true);
    expect(asRefusal(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } });
  });

  it.each([
    ['a table that is missing', coded('42P01')],
    ['a row that breaks a rule', named('SequelizeForeignKeyConstraintError', coded('23503'))],
    ['a statement that took too long', coded('57014')],
    ['an object that is missing', coded('NoSuchKey')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', null],
  ])('%s is none', (_what, error) => {
    expect(isOutage(error)).toBe(false);
    expect(asRefusal(error)).toBeNull();
  });

  it('a refusal keeps its own words, whatever caused it', () => {
    const refusal = Object.assign(notFound(), { cause: coded('ECONNREFUSED') });
    expect(asRefusal(refusal)).toBe(refusal);
    expect(isOutage(refusal)).toBe(false);
  });

  it('errors that name each other end the search', () => {
    const one = new Error('one');
    one.cause = new Error('other', { cause: one });
    expect(isOutage(one)).toBe(false);
  });
});
