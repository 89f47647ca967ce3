import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page, as `rule: selector`; with `tags` only by the rules that have one of them, as in `wcag2aa`. It is run
 * in the page itself, not in an empty one beside it, which only frames of other sites need, and describes no more than what is
 * broken: that takes half the time.
 */
export async function findViolations(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
