import { isIP } from 'node:net';
import { z } from 'zod';

/** Ranges that have a name: this machine, addresses of one link, and those of private networks. */
const NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether this is a name, an address, or a range such as 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (bits === undefined) return NAMES.includes(text) || family !== 0;
  return more === undefined && /^\d{1,3}$/.test(bits) && family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Whose X-Forwarded-For and X-Forwarded-Proto are believed: nobody's, everybody's, or that of these addresses alone. */
export const trustProxy = z
  .string()
  .default('0')
  .transform((text, context): boolean | string[] => {
    if (text === '0' || text === '1') return text === '1';
    const ranges = text.split(',').map((range) => range.trim());
    if (ranges.every(isRange)) return ranges;
    context.addIssue({
      code: 'custom',
      message:
        'KOMAWARI_TRUST_PROXY is 0, 1 behind a reverse proxy that alone reaches this process, or the addresses of proxies, ' +
        'for example 10.0.0.7,fd00::/8 or loopback.',
    });
    return z.NEVER;
  });
