import type { Form, Value } from './parseForm.ts';
import { Refused, wrong } from './Refused.ts';

/** Refuses fields that Stripe would not know, so that nobody relies on them. */
export function onlyKnown(form: Form, known: readonly string[]): void {
  // Refused since 2026: which methods are offered is the account's choice.
  if ('payment_method_types' in form)
    throw new Refused(400, 'payment_method_types is no longer supported. Use allowed_payment_method_types.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    });
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrong(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
}

/** A text that may be left out. */
export function textOf(value: Value | undefined, param: string): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw wrong(param, `Invalid string: ${param}`);
  return value;
}

/** A text that has to be there. */
export function requiredText(value: Value | undefined, param: string): string {
  const text = textOf(value, param);
  if (text === null) throw wrong(param, `Missing required param: ${param}.`, 'parameter_missing');
  return text;
}

/** A whole number that has to be there. */
export function requiredInteger(value: Value | undefined, param: string): number {
  const text = requiredText(value, param);
  if (!/^-?\d+$/.test(text)) throw wrong(param, `Invalid integer: ${text}`, 'parameter_invalid_integer');
  return Number(text);
}

/** Fields below a field; none when it is left out. */
export function fieldsOf(value: Value | undefined, param: string): Form {
  if (value === undefined || value === '') return {};
  if (typeof value === 'string' || Array.isArray(value)) throw wrong(param, `Invalid object: ${param}`);
  return value;
}

/** A list below a field; none when it is left out. */
export function listOf(value: Value | undefined, param: string): Value[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrong(param, `Invalid array: ${param}`);
  return value;
}

/** Names and texts that the caller wants back. */
export function metadataOf(value: Value | undefined): Record<string, string> {
  const fields = fieldsOf(value, 'metadata');
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, textOf(text, 'metadata') ?? '']));
}
