import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import safetyTexts from '../../messages/safety.js';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { BlockUser } from '../operations/BlockUser.ts';
import { GetSettingsBlockedPeople } from '../operations/GetSettingsBlockedPeople.ts';
import { UnblockUser } from '../operations/UnblockUser.ts';
import { useSilencing } from '../useSilencing.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { PersonLine, type SilencedPerson } from './PersonLine.tsx';

const PEOPLE_PER_PAGE = 50;

/** People the viewer blocked. */
export function BlockedPeople() {
  const { blockedPeople: texts } = useTexts(safetyTexts);
  const list = usePages(
    GetSettingsBlockedPeople,
    PEOPLE_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.people ?? null,
  );
  const words = { title: texts.title(), lead: texts.lead(), none: texts.none(), noun: texts.noun() };
  return (
    <PeopleSection id="blocked" words={words} list={list}>
      {(person) => <BlockedLine key={person.id} person={person} />}
    </PeopleSection>
  );
}

function BlockedLine({ person }: { person: SilencedPerson }) {
  const { blockedPeople: texts } = useTexts(safetyTexts);
  const [isOn, setIsOn] = useState(true);
  const lift = useSilencing(UnblockUser, () => setIsOn(false));
  const again = useSilencing(BlockUser, () => setIsOn(true));
  function toggle(): void {
    if (isOn) lift.mutate({ input: { id: person.id } });
    else again.mutate({ input: { userId: person.id } });
  }
  return (
    <PersonLine
      person={person}
      undo={{ word: texts.unblock(), of: (name) => texts.unblockWhom({ name }) }}
      redo={{ word: texts.again(), of: (name) => texts.againWhom({ name }) }}
      isOn={isOn}
      isBusy={lift.isPending || again.isPending}
      onToggle={toggle}
    />
  );
}
