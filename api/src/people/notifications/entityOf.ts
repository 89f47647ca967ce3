import { contestLoader, infoEntryLoader } from '../../discovery/editorial/index.ts';
import { canSeeEpisode, episodeLoader } from '../../publications/episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { canSeeIllustration, illustrationLoader } from '../../publications/illustrations/index.ts';
import { typeOfId } from '../../kernel/ids.ts';
import { canSeeSite, userLoader } from '../sites/index.ts';
import { canSeeWork, workLoader } from '../../publications/works/index.ts';

/**
 * What a notification is about, as far as who asks may see it; null otherwise. The list leaves such rows out already
 * (`shown_notifications`); this is the policy beside its twin in SQL.
 */
export async function entityOf(context: Context, id: string) {
  const { actor } = context;
  switch (typeOfId(id)) {
    case 'Episode': {
      const episode = await episodeLoader(context).load(id);
      return episode && canSeeEpisode(actor, episode) ? episode : null;
    }
    case 'Work': {
      const work = await workLoader(context).load(id);
      return work && canSeeWork(actor, work) ? work : null;
    }
    case 'Illustration': {
      const one = await illustrationLoader(context).load(id);
      return one && canSeeIllustration(actor, one) ? one : null;
    }
    case 'User': {
      const user = await userLoader(context).load(id);
      return user && canSeeSite(actor, user) ? user : null;
    }
    case 'InfoEntry':
      return infoEntryLoader(context).load(id);
    case 'Contest': {
      const contest = await contestLoader(context).load(id);
      return contest?.state === 'RESULT' ? contest : null;
    }
    default:
      return null;
  }
}
