import sharp from 'sharp';
import { type Services, keepLinkPreview } from '@komawari/api/seeding';
import type { DemoCreator } from '@komawari/demo';
import type { Person } from './people.ts';

/** An icon as a foreign site would have it: its colour with a sign in the middle. */
async function drawIcon(color: string, index: number): Promise<Buffer> {
  const side = 64;
  const inner = 22 + (index % 3) * 6;
  const sign = await sharp({ create: { width: inner, height: inner, channels: 4, background: '#ffffff' } })
    .rotate(index % 2 === 0 ? 45 : 0, { background: '#ffffff00' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: color } })
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Keeps an icon for each link of a creator, as if the worker had looked: a seed asks nobody on the network. */
export async function addIcons(services: Services, owner: Person, creator: DemoCreator): Promise<void> {
  const external = creator.portfolio?.externalWorks.flatMap((work) => work.urls) ?? [];
  const urls = [...new Set([...creator.site.links, ...external].map(({ url }) => url))];
  for (const [index, url] of urls.entries()) {
    // The last one has none, so that the neutral sign is to be seen too.
    const icon = index === urls.length - 1 && index > 0 ? null : await drawIcon(creator.site.color, index);
    await keepLinkPreview(services, { userId: owner.actor.accountId, url }, { title: '', icon });
  }
}
