import type { Reader } from '../../../database/index.ts';

/** Whether a creator wants comments on their works checked. */
export async function usesRecaptcha(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.query<{ isUsed: boolean }>(
    'usesRecaptcha',
    'SELECT uses_recaptcha AS "isUsed" FROM sites WHERE user_id = $1',
    [userId],
  );
  return row?.isUsed ?? false;
}
