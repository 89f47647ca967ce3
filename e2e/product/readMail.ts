import { expect } from '@playwright/test';
import { getProduct } from '../config.ts';

type Mail = { to: string; subject: string; text: string };

/** The latest mail to an address, once it has arrived, with its link; the latest whose link is meant, where there are several. */
export async function readLetter(
  to: string,
  isMeant: (link: string) => boolean = () => true,
): Promise<Mail & { link: string }> {
  let letter: (Mail & { link: string }) | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${getProduct().url}/dev/inbox.json`)).json()) as Mail[];
        letter = mails
          .filter((mail) => mail.to === to)
          .map((mail) => ({ ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '' }))
          .find(({ link }) => link !== '' && isMeant(link));
        return letter;
      },
      // Every preparation waits for a mail, which is there a moment after it was asked for.
      { intervals: [50, 50, 100, 100, 250] },
    )
    .toBeDefined();
  if (!letter) throw new Error(`Nothing came to ${to}.`);
  return letter;
}

/** The link in the latest mail to an address, once it has arrived; of the latest whose link is meant, where there are several. */
export const readMail = async (to: string, isMeant?: (link: string) => boolean): Promise<string> =>
  (await readLetter(to, isMeant)).link;
