import { expect } from '@playwright/test';
import { getProduct } from '../config.ts';

type Mail = { to: string; subject: string; text: string };

/** The link in the latest mail to an address, once it has arrived; of the latest whose link is meant, where there are several. */
export async function readMail(to: string, isMeant: (link: string) => boolean = () => true): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${getProduct().url}/dev/inbox.json`)).json()) as Mail[];
        const links = mails.filter((mail) => mail.to === to).map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '');
        link = links.find(isMeant) ?? '';
        return link;
      },
      // Every preparation waits for a mail, which is there a moment after it was asked for.
      { intervals: [50, 50, 100, 100, 250] },
    )
    .not.toBe('');
  return link;
}
