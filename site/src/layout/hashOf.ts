import { createHash } from 'node:crypto';

/** The name by which a content security policy allows an inline script or style. */
export function hashOf(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
