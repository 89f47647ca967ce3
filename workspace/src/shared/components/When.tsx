import { formatExact, formatRelative } from '@komawari/ui/format';

/** How long ago something was; the exact instant is the tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExact(at)}>
      {formatRelative(at)}
    </time>
  );
}
