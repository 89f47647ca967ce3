import type { MenuItem } from '@komawari/ui/components';
import { block, mute, muteDays, type Person } from './parts/silencing.ts';

/** What a menu offers about another person. Without a profile one cannot block or mute, only report. */
export function safetyItems(
  { person, name, isRegistered }: { person: Person; name: string; isRegistered: boolean },
  { onReport, onChange }: { onReport: () => void; onChange: () => void },
): MenuItem[] {
  const silences: MenuItem[] = [
    { label: `Mute for ${muteDays} days`, icon: 'minus', onSelect: () => void mute(person, name, onChange) },
    { label: 'Block', icon: 'close', destructive: true, onSelect: () => void block(person, name, onChange) },
  ];
  return [{ label: 'Report', icon: 'flag', onSelect: onReport }, ...(isRegistered ? silences : [])];
}
