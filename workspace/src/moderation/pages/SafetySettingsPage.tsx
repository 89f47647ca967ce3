import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { BlockedPeople } from '../components/BlockedPeople.tsx';
import { MutedPeople } from '../components/MutedPeople.tsx';
import { MutedWords } from '../components/MutedWords.tsx';

/** Whom and what the viewer does not want to meet. */
export function SafetySettingsPage() {
  return (
    <SettingsFrame title="Safety">
      <BlockedPeople />
      <MutedPeople />
      <MutedWords />
    </SettingsFrame>
  );
}
