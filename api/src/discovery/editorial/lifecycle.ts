import type { Lifecycle } from '../../database/index.ts';
import { banners } from './store/banners.ts';
import { contestComments, contestJudges } from './store/contestJudges.ts';
import { contests } from './store/contests.ts';
import { featureAllowances, featureFlags } from './store/features.ts';
import { infoEntries } from './store/infoEntries.ts';
import { operators } from './store/operators.ts';
import { pickupPortfolios } from './store/pickupPortfolios.ts';
import { moveTagInLists, pickupTags, recommendedTags } from './store/tagLists.ts';
import { themes } from './store/themes.ts';

export const editorialLifecycle: Lifecycle = {
  name: 'discovery/editorial',
  tables: [
    banners,
    contestComments,
    contestJudges,
    contests,
    featureAllowances,
    featureFlags,
    infoEntries,
    operators,
    pickupPortfolios,
    pickupTags,
    recommendedTags,
    themes,
  ],
  // Themes and contests may name a tag several times.
  async moveTag(tx, { from, into }) {
    await moveTagInLists(tx, { from, into });
    await themes.update(tx, { tagId: from }, { tagId: into });
    await contests.update(tx, { tagId: from }, { tagId: into });
  },
};
