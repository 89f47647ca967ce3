import type { MountedReader } from '../mountReader.ts';
import { addPages } from '../addPages.ts';

/** Opens the wall of the example: its server has the rest of the pages. */
export async function openWall({ reader }: MountedReader): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.delete('free');
  const whole = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const free = reader.episode.pages.length;
  const items = [...whole.querySelectorAll<HTMLElement>('.page')].slice(free);
  addPages(
    reader,
    items.map((item) => document.adoptNode(item)),
  );
}
