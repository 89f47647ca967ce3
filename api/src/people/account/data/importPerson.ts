import { updateProfile, updateSite, findUsers } from '../../sites/index.ts';
import type { Import } from './Import.ts';

/**
 * Takes the profile and the site into an account that has nothing of them yet: no picture and no introduction. The screen
 * name stays the one of the account, and the site stays open or closed as it is.
 */
export async function importPerson(run: Import): Promise<void> {
  const { services, actor, data } = run;
  const own = (await findUsers(services.database, [actor.accountId])).get(actor.accountId);
  if (!own || own.iconImageId !== null || own.selfIntroduction !== '') return;
  const { screenName: _screenName, iconImageId, ...profile } = data.profile;
  const saved = await updateProfile(services, actor, { ...profile, iconImageId: run.targetOf(iconImageId) });
  if (!saved.ok) run.leaveOut('Profile', saved.problems);
  const { isClosed: _isClosed, heroImageId, ...site } = data.site;
  const written = await updateSite(services, actor, { ...site, heroImageId: run.targetOf(heroImageId) });
  if (!written.ok) run.leaveOut('Site', written.problems);
}
