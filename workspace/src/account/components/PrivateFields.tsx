import { Notice, Select, Switch, TextArea, TextField } from '@komawari/ui/components';
import type { FieldAttributes } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import profileTexts from '../../messages/profile.js';
import { todayInJapan } from '../profileSettings.ts';

const genders = ['FEMALE', 'MALE', 'OTHER'] as const;

export interface PrivateFieldsProps {
  field: (name: 'biography' | 'birthday' | 'gender' | 'hasDeclinedContact') => FieldAttributes;
}

/** What the person tells us and nobody else. */
export function PrivateFields({ field }: PrivateFieldsProps) {
  const { privateFields: texts } = useTexts(profileTexts);
  const { error: _, ...contact } = field('hasDeclinedContact');
  return (
    <section className="stack private-fields" aria-labelledby="private-fields">
      <h2 id="private-fields">{texts.title()}</h2>
      <Notice icon="lock">{texts.lead()}</Notice>
      <TextArea
        label={texts.biography()}
        lang={UNRECORDED_LANGUAGE}
        maxCharacters={limits.biography.max}
        hint={texts.biographyHint()}
        {...field('biography')}
      />
      <div className="private-fields__pair">
        <TextField label={texts.birthday()} type="date" min="1900-01-01" max={todayInJapan()} {...field('birthday')} />
        <Select
          label={texts.gender()}
          options={[
            { value: '', label: texts.noAnswer() },
            ...genders.map((value) => ({ value, label: texts[value]() })),
          ]}
          {...field('gender')}
        />
      </div>
      <Switch label={texts.noContact()} hint={texts.noContactHint()} {...contact} />
    </section>
  );
}
