import { formatEpisodeHeading, formatEpisodePlace } from '@komawari/ui/format';
import type { AnalyticsEpisodeFieldsFragment } from '../gql/graphql.ts';

type Named = Pick<AnalyticsEpisodeFieldsFragment, 'number' | 'episode'>;

/** 第24話, or what the title says itself. */
export const shortName = ({ episode }: Named): string => formatEpisodePlace(episode);

/** 第24話　雲の上の再配達 */
export const fullName = ({ episode }: Named): string => formatEpisodeHeading(episode);
