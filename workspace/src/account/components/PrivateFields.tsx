import { Notice, Select, Switch, TextArea, TextField } from '@komawari/ui/components';
import type { FieldAttributes } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import { todayInJapan } from '../profileSettings.ts';

const genders = [
  { value: '', label: 'I would rather not say' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'MALE', label: 'Male' },
  { value: 'OTHER', label: 'Another gender' },
];

export interface PrivateFieldsProps {
  field: (name: 'biography' | 'birthday' | 'gender' | 'hasDeclinedContact') => FieldAttributes;
}

/** What the person tells us and nobody else. */
export function PrivateFields({ field }: PrivateFieldsProps) {
  const { error: _, ...contact } = field('hasDeclinedContact');
  return (
    <section className="stack private-fields" aria-labelledby="private-fields">
      <h2 id="private-fields">Private details</h2>
      <Notice icon="lock">
        None of this is shown to anybody. Birthday and gender only count in totals over all readers of a work, and the
        birthday says who is too young for mature works. All of it is optional.
      </Notice>
      <TextArea
        label="Biography"
        lang="ja"
        maxCharacters={limits.biography.max}
        hint="What you have made and where, for when a contest or a publisher asks."
        {...field('biography')}
      />
      <div className="private-fields__pair">
        <TextField label="Birthday" type="date" min="1900-01-01" max={todayInJapan()} {...field('birthday')} />
        <Select label="Gender" options={genders} {...field('gender')} />
      </div>
      <Switch
        label="Do not contact me"
        hint="No invitations or questions from Komawari or a publisher. Mail about your account still comes."
        {...contact}
      />
    </section>
  );
}
