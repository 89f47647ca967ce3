import { RelativeTime, StateLabel } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import episodesTexts from '../../messages/episodes.js';

/** The state of an episode in a creator's words. */
export const statusLabel = (status: EpisodeStatus): string => textsOf(episodesTexts).status[status]();

const tones = { DRAFT: 'mute', SCHEDULED: 'warn', FAN_ONLY: 'info', PUBLIC: 'ok', SUSPENDED: 'danger' } as const;

export interface StatusLabelProps {
  status: EpisodeStatus;
  /** Since when it is there for its buyers alone. */
  archivedAt?: string | null;
}

/** The state of an episode as a label. */
export function StatusLabel({ status, archivedAt = null }: StatusLabelProps) {
  const texts = useTexts(episodesTexts);
  if (archivedAt !== null) return <StateLabel icon="folder">{texts.archive.archived()}</StateLabel>;
  return (
    <StateLabel tone={tones[status]} {...(status === 'SCHEDULED' ? { icon: 'clock' as const } : {})}>
      {texts.status[status]()}
    </StateLabel>
  );
}

/** When the episode became or will become public, or when a draft was edited. */
export function StatusTime({
  status,
  publishedAt,
  updatedAt,
}: {
  status: EpisodeStatus;
  publishedAt?: string | null;
  updatedAt: string;
}) {
  if (status === 'SCHEDULED' && publishedAt) return <time dateTime={publishedAt}>{formatExact(publishedAt)}</time>;
  return <RelativeTime at={publishedAt ?? updatedAt} />;
}
