import { expect } from '@playwright/test';
import { getProduct } from '../config.ts';

type Mail = { to: string; subject: string; text: string };

/** The link in the latest mail to an address, once it has arrived. */
export async function readMail(to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${getProduct().url}/dev/inbox.json`)).json()) as Mail[];
      link = /https?:\/\/\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
