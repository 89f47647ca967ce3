import { randomInt } from 'node:crypto';

/** Who makes gift codes. One that is asked twice with the same key answers the same code, and bills it once. */
export interface GiftProvider {
  issue(order: { key: string; amountInYen: number }): Promise<{ code: string }>;
}

/** Without what is easily taken for something else. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const part = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Stands in for a provider: makes codes that nobody redeems. */
export function createGiftStandIn(): GiftProvider {
  const issued = new Map<string, string>();
  return {
    async issue({ key }) {
      const code = issued.get(key) ?? `KMG-${part()}-${part()}-${part()}`;
      issued.set(key, code);
      return { code };
    },
  };
}
