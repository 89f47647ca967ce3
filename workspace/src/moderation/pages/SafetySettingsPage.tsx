import { useTexts } from '@komawari/ui/language/react';
import safetyTexts from '../../messages/safety.js';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { BlockedPeople } from '../components/BlockedPeople.tsx';
import { MutedPeople } from '../components/MutedPeople.tsx';
import { MutedWords } from '../components/MutedWords.tsx';

/** Whom and what the viewer does not want to meet. */
export function SafetySettingsPage() {
  const { safety: texts } = useTexts(safetyTexts);
  return (
    <SettingsFrame title={texts.title()}>
      <BlockedPeople />
      <MutedPeople />
      <MutedWords />
    </SettingsFrame>
  );
}
