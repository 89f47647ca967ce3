import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export const SECRET_KEY = 'sk_test_standIn';
export const WEBHOOK_SECRET = 'whsec_standIn';

/** What points an installation at a stand-in. */
export const environmentOf = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: url,
});

/** Where the address of the stand-in stands that works on a file. */
const placeOf = (file: string): string => `${file}.url`;

/** Writes down where a stand-in answers that works on a file; answers how that is forgotten. */
export function noteWhere(file: string | null, url: string): () => void {
  if (file === null) return () => {};
  writeFileSync(placeOf(file), url);
  return () => {
    // Another one may have begun since.
    if (existsSync(placeOf(file)) && readFileSync(placeOf(file), 'utf8') === url) rmSync(placeOf(file));
  };
}

/** What points at the stand-in that works on a file at this moment; null where none does. */
export async function findStripe(file: string): Promise<Record<string, string> | null> {
  if (!existsSync(placeOf(file))) return null;
  const url = readFileSync(placeOf(file), 'utf8');
  // After a crash somebody else may have its port, who knows nothing of its key.
  const isThere = await fetch(`${url}/v1/payment_intents?limit=1`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    signal: AbortSignal.timeout(2_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere ? environmentOf(url) : null;
}
