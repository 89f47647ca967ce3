import type { Config } from '../../../config/config.ts';
import { deriveKey, sign } from '../../../kernel/secrets.ts';

/** Who makes gift codes. One that is asked twice with the same key answers the same code, and bills it once. */
export interface GiftProvider {
  issue(order: { key: string; amountInYen: number }): Promise<{ code: string }>;
}

/** Without what is easily taken for something else. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stands in for a provider: its codes, which nobody redeems, follow from the key, so that another process makes the same. */
export const createGiftStandIn = ({ secret }: Pick<Config, 'secret'>): GiftProvider => ({
  async issue({ key }) {
    const letters = [...Buffer.from(sign(deriveKey(secret, 'gift-stand-in'), key))].map((byte) => LETTERS[byte % 31]);
    return { code: `KMG-${[0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')}` };
  },
});

/** Who makes the codes here: the stand-in where money is play money. For real money nobody does, so no gift can be asked for. */
export const giftProviderOf = (config: Pick<Config, 'secret' | 'selling'>): GiftProvider | null =>
  config.selling?.isTest ? createGiftStandIn(config) : null;
