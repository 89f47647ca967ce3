import type { ObjectRef } from '@pothos/core';
import type { Outcome, Problem } from '../kernel/errors.ts';
import { builder, ProblemRef } from './builder.ts';

type SchemaTypes = (typeof builder)['$inferSchemaTypes'];

/** What a mutation's payload holds besides its problems; every field is null when there are problems. */
type PayloadShape<Result> = { result: Result | null; problems: Problem[] };

type PayloadFields<Result extends object> = {
  [Field in keyof Result]: {
    type: ObjectRef<SchemaTypes, NonNullable<Result[Field]>> | 'ID' | ['ID'] | 'String' | 'Int' | 'Boolean';
    description: string;
  };
};

/**
 * Defines a mutation payload: the named result fields (null when something has to be fixed) and `problems`.
 */
export function definePayload<Result extends object>(name: string, description: string, fields: PayloadFields<Result>) {
  return builder.objectRef<PayloadShape<Result>>(name).implement({
    description,
    fields: (t) => ({
      ...Object.fromEntries(
        (Object.keys(fields) as (keyof Result & string)[]).map((key) => [
          key,
          t.field({
            type: fields[key].type as 'String',
            nullable: true,
            description: fields[key].description,
            resolve: (payload) => (payload.result === null ? null : (payload.result[key] as string | null)),
          }),
        ]),
      ),
      problems: t.field({
        type: [ProblemRef],
        description: 'What has to be fixed; empty when it was done.',
        resolve: (payload) => payload.problems,
      }),
    }),
  });
}

/** Turns a use case's outcome into a payload. */
export function toPayload<Value, Result>(
  outcome: Outcome<Value>,
  resultOf: (value: Value) => Result,
): PayloadShape<Result> {
  return outcome.ok ? { result: resultOf(outcome.value), problems: [] } : { result: null, problems: outcome.problems };
}
