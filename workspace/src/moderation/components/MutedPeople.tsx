import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import safetyTexts from '../../messages/safety.js';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetSettingsMutedPeople } from '../operations/GetSettingsMutedPeople.ts';
import { MuteUser } from '../operations/MuteUser.ts';
import { UnmuteUser } from '../operations/UnmuteUser.ts';
import { useSilencing } from '../useSilencing.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { PersonLine, type SilencedPerson } from './PersonLine.tsx';

const PEOPLE_PER_PAGE = 50;

/** People whose comments the viewer does not see. */
export function MutedPeople() {
  const { mutedPeople: texts } = useTexts(safetyTexts);
  const list = usePages(GetSettingsMutedPeople, PEOPLE_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.people ?? null);
  const words = { title: texts.title(), lead: texts.lead(), none: texts.none(), noun: texts.noun() };
  return (
    <PeopleSection id="muted" words={words} list={list}>
      {(person) => <MutedLine key={person.id} person={person} />}
    </PeopleSection>
  );
}

function MutedLine({ person }: { person: SilencedPerson }) {
  const { mutedPeople: texts } = useTexts(safetyTexts);
  const [isOn, setIsOn] = useState(true);
  const end = useSilencing(UnmuteUser, () => setIsOn(false));
  const again = useSilencing(MuteUser, () => setIsOn(true));
  function toggle(): void {
    if (isOn) end.mutate({ input: { id: person.id } });
    else again.mutate({ input: { userId: person.id } });
  }
  return (
    <PersonLine
      person={person}
      undo={{ word: texts.unmute(), of: (name) => texts.unmuteWhom({ name }) }}
      redo={{ word: texts.again(), of: (name) => texts.againWhom({ name }) }}
      isOn={isOn}
      isBusy={end.isPending || again.isPending}
      onToggle={toggle}
    />
  );
}
