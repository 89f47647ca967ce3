import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import { deviceStorage } from '../storage.ts';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';

const icons: Record<NoticeTone, IconName> = { info: 'info', ok: 'check', warn: 'clock', danger: 'alert' };

export type NoticeTone = 'info' | 'ok' | 'warn' | 'danger';

export interface NoticeProps {
  id?: string;
  tone?: NoticeTone;
  icon?: IconName;
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Makes it dismissible; dismissal is remembered on this device under the name. */
  dismissedAs?: string;
  /** True when it appears in answer to something: read out at once. */
  live?: boolean;
}

/** What was dismissed in earlier visits is read once; in this one the notice knows itself. */
function neverChanges(): () => void {
  return () => undefined;
}

function storageKeyOf(name: string): string {
  return `komawari_dismissed_${name}`;
}

/** A bar at the left on a soft background: one matter, one action. */
export function Notice({ id, tone = 'info', icon = icons[tone], children, action, dismissedAs, live }: NoticeProps) {
  const { controls } = useTexts(controlsTexts);
  const [isDismissedNow, setDismissedNow] = useState(false);
  const wasDismissed = useSyncExternalStore(
    neverChanges,
    () => dismissedAs !== undefined && (deviceStorage()?.getItem(storageKeyOf(dismissedAs)) ?? null) !== null,
    () => false,
  );

  function dismiss(): void {
    try {
      if (dismissedAs) deviceStorage()?.setItem(storageKeyOf(dismissedAs), '1');
    } catch {
      // There is no room: it comes back with the next page.
    }
    setDismissedNow(true);
  }

  if (isDismissedNow || wasDismissed) return null;
  return (
    <div
      id={id}
      className={classNames('notice', tone !== 'info' && `notice--${tone}`)}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon} />
      <div className="small">{children}</div>
      {action ? <div className="notice__action">{action}</div> : null}
      {dismissedAs ? (
        <IconButton
          icon="close"
          label={controls.dismiss()}
          tooltip="none"
          className="notice__dismiss"
          onClick={dismiss}
        />
      ) : null}
    </div>
  );
}
