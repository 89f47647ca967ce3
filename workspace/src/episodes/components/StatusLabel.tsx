import { RelativeTime, StateLabel } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import type { EpisodeStatus } from '../../gql/graphql.ts';

/** The states of an episode in a creator's words. */
export const statusLabels: Record<EpisodeStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  FAN_ONLY: 'Fans only',
  PUBLIC: 'Public',
  SUSPENDED: 'Suspended',
};

const tones = { DRAFT: 'mute', SCHEDULED: 'warn', FAN_ONLY: 'info', PUBLIC: 'ok', SUSPENDED: 'danger' } as const;

export interface StatusLabelProps {
  status: EpisodeStatus;
  /** Since when it is there for its buyers alone. */
  archivedAt?: string | null;
}

/** The state of an episode as a label. */
export function StatusLabel({ status, archivedAt = null }: StatusLabelProps) {
  if (archivedAt !== null) return <StateLabel icon="folder">Archived</StateLabel>;
  return (
    <StateLabel tone={tones[status]} {...(status === 'SCHEDULED' ? { icon: 'clock' as const } : {})}>
      {statusLabels[status]}
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
