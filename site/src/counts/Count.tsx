import { formatCardCount, formatCount } from '@komawari/ui/format';

type Props = (
  | { of: 'episode'; field: 'likeCount' | 'commentCount' | 'viewCount' }
  | { of: 'work'; field: 'viewCount' | 'likeCount' | 'bookmarkCount' | 'commentCount' }
) & {
  id: string;
  /** As of the drawing; refreshCounts.ts brings it up to date. */
  value: number;
  isExact?: boolean;
};

/** A figure that changes more often than the page it stands on. */
export function Count({ of, id, field, value, isExact = false }: Props) {
  return (
    <span className="num" data-count={`${of}:${id}:${field}`} data-exact={isExact ? '' : undefined}>
      {isExact ? formatCount(value) : formatCardCount(value)}
    </span>
  );
}
