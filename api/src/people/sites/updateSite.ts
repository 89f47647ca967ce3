import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import {
  done,
  forbidden,
  HasProblems,
  problem,
  unauthenticated,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { isCreator, isRegistered, type Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText } from '../../kernel/text.ts';
import { checkWebUrl } from '../../kernel/webUrl.ts';
import { followLinks } from '../../media/links/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkOwnImage } from './checkProfile.ts';
import { listKeysOfCreator } from './declareSiteAppearance.ts';
import { findUsers } from './store/users.ts';
import { lockSite, sites, type SiteLinkRecord, type SiteRecord } from './store/sites.ts';
import { countLimits, limits } from './limits.ts';

export interface UpdateSiteInput {
  title?: string | null | undefined;
  description?: string | null | undefined;
  comment?: string | null | undefined;
  color?: string | null | undefined;
  isClosed?: boolean | null | undefined;
  heroImageId?: string | null | undefined;
  links?: SiteLinkRecord[] | null | undefined;
  workDefaultSortOrder?: SiteRecord['workDefaultSortOrder'] | null | undefined;
  workLayout?: SiteRecord['workLayout'] | null | undefined;
}

/**
 * Changes the own site. Closing it takes it, its works and its pictures from everybody else at once. Whether it is closed
 * stands among the settings of the account; everything else belongs to the workspace, which an e-mail sign-in opens.
 */
export async function updateSite(
  services: Needs<'database'>,
  actor: Actor,
  input: UpdateSiteInput,
): Promise<Outcome<string>> {
  if (!isRegistered(actor)) throw unauthenticated();
  if (!isCreator(actor)) refuseMoreThanClosing(input);
  const userId = actor.accountId;
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const before = await lockSite(tx, userId);
      if (!before) throw unauthenticated();
      const columns = checkSite(input, found);
      if (columns.title != null && (await isDisplayName(tx, userId, columns.title))) columns.title = null;
      if (input.heroImageId !== undefined) {
        await checkOwnImage(tx, actor, input.heroImageId, ['heroImageId'], found);
        columns.heroImageId = input.heroImageId;
      }
      if (found.length > 0) throw new HasProblems();
      await sites.update(tx, before.id, { ...columns, updatedAt: new Date() });
      const changed = [keys.site(userId)];
      if (columns.links) changed.push(...(await followLinks(tx, userId)).map(keys.image));
      if (input.heroImageId !== undefined)
        changed.push(...[before.heroImageId, input.heroImageId].filter((image) => image !== null).map(keys.image));
      if (columns.workDefaultSortOrder) changed.push(keys.userWorks(userId));
      // Everything that shows anything of a creator depends on the creator, so this one key takes all of it away, or brings it back.
      if (columns.isClosed !== undefined && columns.isClosed !== before.isClosed)
        changed.push(keys.user(userId), ...(await listKeysOfCreator(tx, userId)));
      await declareChanges(tx, changed);
      return done(userId);
    }),
  );
}

function refuseMoreThanClosing({ isClosed: _isClosed, ...more }: UpdateSiteInput): void {
  if (Object.values(more).some((value) => value !== undefined))
    throw forbidden(said(peopleErrors, (t) => t.sites.onlyOpening()));
}

/** What is written; a title that is null follows the display name. */
type SiteColumns = Partial<Omit<SiteRecord, 'title'>> & { title?: string | null };

/** A title that says the display name was filled in by us, and goes on following it. */
async function isDisplayName(tx: Transaction, userId: string, title: string): Promise<boolean> {
  return (await findUsers(tx, [userId])).get(userId)?.displayName === title;
}

function checkSite(input: UpdateSiteInput, found: Problem[]): SiteColumns {
  const columns: SiteColumns = {};
  if (input.title != null)
    columns.title =
      checkText(
        input.title,
        { path: ['title'], label: said(peopleErrors, (t) => t.sites.titleLabel()), ...limits.siteTitle },
        found,
      ) || null;
  if (input.description != null)
    columns.description = checkText(
      input.description,
      {
        path: ['description'],
        label: said(peopleErrors, (t) => t.sites.descriptionLabel()),
        ...limits.siteDescription,
        multiline: true,
      },
      found,
    );
  if (input.comment != null)
    columns.comment = checkText(
      input.comment,
      {
        path: ['comment'],
        label: said(peopleErrors, (t) => t.sites.commentLabel()),
        ...limits.siteComment,
        multiline: true,
      },
      found,
    );
  if (input.color != null) {
    if (!/^#[0-9a-f]{6}$/i.test(input.color))
      found.push(
        problem(
          ['color'],
          'FORM',
          said(peopleErrors, (t) => t.sites.noColour()),
        ),
      );
    columns.color = input.color.toLowerCase();
  }
  if (input.isClosed != null) columns.isClosed = input.isClosed;
  if (input.workDefaultSortOrder) columns.workDefaultSortOrder = input.workDefaultSortOrder;
  if (input.workLayout) columns.workLayout = input.workLayout;
  if (input.links != null) columns.links = checkLinks(input.links, found);
  return columns;
}

function checkLinks(links: SiteLinkRecord[], found: Problem[]): SiteLinkRecord[] {
  if (links.length > countLimits.siteLinks)
    found.push(
      problem(
        ['links'],
        'TOO_MANY',
        said(peopleErrors, (t) =>
          t.sites.tooManyLinks({
            count: links.length,
            most: countLimits.siteLinks,
            excess: links.length - countLimits.siteLinks,
          }),
        ),
      ),
    );
  return links.map((link, index) => {
    const at = ['links', String(index)];
    const title = checkText(
      link.title,
      { path: [...at, 'title'], label: said(peopleErrors, (t) => t.sites.linkTitleLabel()), ...limits.siteLinkTitle },
      found,
    );
    return { title, url: checkWebUrl(link.url, [...at, 'url'], found) };
  });
}
