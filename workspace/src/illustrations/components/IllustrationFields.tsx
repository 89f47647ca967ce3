import { RadioCards, Select, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import type { IllustrationValues } from '../illustrationForm.ts';

export interface IllustrationFieldsProps {
  form: Form<IllustrationValues>;
  works: readonly { id: string; title: string }[];
}

/** What an illustration is called. */
export function IllustrationTexts({ form }: Pick<IllustrationFieldsProps, 'form'>) {
  return (
    <div className="stack">
      <TextField label="Title" lang="ja" maxCharacters={limits.illustrationTitle.max} {...form.field('title')} />
      <TextArea
        label="Description"
        lang="ja"
        hint="Optional."
        maxCharacters={limits.illustrationDescription.max}
        {...form.field('description')}
      />
    </div>
  );
}

/** Who sees an illustration, and which work it belongs to. */
export function IllustrationPlace({ form, works }: IllustrationFieldsProps) {
  const { kit } = form;
  return (
    <section className="box stack" aria-labelledby="place-heading">
      <h2 id="place-heading">Release</h2>
      <RadioCards
        legend="Who sees it"
        legendHidden
        name="isOpen"
        value={kit.watch('isOpen') ? 'open' : 'closed'}
        onChange={(event) => kit.setValue('isOpen', event.target.value === 'open', { shouldDirty: true })}
        options={[
          { value: 'open', label: 'Open', description: 'Everybody' },
          { value: 'closed', label: 'Closed', description: 'Only you' },
        ]}
      />
      <Select
        label="Work"
        hint="It is shown on the page of the work too."
        options={[
          { value: '', label: 'None' },
          ...works.map(({ id, title }) => ({ value: id, label: title, lang: 'ja' })),
        ]}
        {...form.field('workId')}
      />
    </section>
  );
}
