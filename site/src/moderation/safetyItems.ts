import type { MenuItem } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import moderationTexts from '../messages/moderation.js';
import { block, mute, muteDays, type Person } from './parts/silencing.ts';

/** What somebody is called in a menu and in what is said of them; a guest has no name. */
export function nameInMenu(name: string | undefined): string {
  const { person } = textsOf(moderationTexts);
  return name === undefined ? person.guest() : person.named({ name });
}

/**
 * What a menu offers about another person, by what `nameInMenu` calls them. Without a profile one cannot block or mute, only report.
 */
export function safetyItems(
  { person, name, isRegistered }: { person: Person; name: string; isRegistered: boolean },
  { onReport, onChange }: { onReport: () => void; onChange: () => void },
): MenuItem[] {
  const { safety } = textsOf(moderationTexts);
  const silences: MenuItem[] = [
    { label: safety.mute({ days: `${muteDays}` }), icon: 'minus', onSelect: () => void mute(person, name, onChange) },
    { label: safety.block(), icon: 'close', destructive: true, onSelect: () => void block(person, name, onChange) },
  ];
  return [{ label: safety.report(), icon: 'flag', onSelect: onReport }, ...(isRegistered ? silences : [])];
}
