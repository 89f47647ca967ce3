import { Notice } from '@komawari/ui/components';

/** Stands where something waits for the line, which goes on by itself. */
export function OfflineNotice() {
  return (
    <Notice tone="warn" icon="alert" live>
      <b>You are offline.</b> This goes on by itself when the line is back.
    </Notice>
  );
}
