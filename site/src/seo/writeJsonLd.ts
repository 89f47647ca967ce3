import type { JsonLd } from './PageMeta.ts';
import { absoluteAddress } from './absoluteAddress.ts';

const addressKeys = new Set(['url', 'item', 'image', 'mainEntityOfPage']);

/**
 * Structured data as the content of a script element. Every `<` is written as an escape, so that no title can end the
 * element, and addresses become absolute.
 */
export function writeJsonLd(data: JsonLd, origin: string | undefined): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    addressKeys.has(key) && typeof value === 'string' ? absoluteAddress(value, origin) : value,
  );
  return text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
