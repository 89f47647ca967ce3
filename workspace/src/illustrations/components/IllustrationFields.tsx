import { RadioCards, Select, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import illustrationsTexts from '../../messages/illustrations.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { IllustrationValues } from '../illustrationForm.ts';

export interface IllustrationFieldsProps {
  form: Form<IllustrationValues>;
  works: readonly { id: string; title: string; language: string }[];
}

/** What an illustration is called. */
export function IllustrationTexts({ form }: Pick<IllustrationFieldsProps, 'form'>) {
  const { fields: texts } = useTexts(illustrationsTexts);
  const lang = useWorkLanguage();
  return (
    <div className="stack">
      <TextField
        label={texts.title()}
        lang={lang}
        maxCharacters={limits.illustrationTitle.max}
        {...form.field('title')}
      />
      <TextArea
        label={texts.description()}
        lang={lang}
        hint={texts.optional()}
        maxCharacters={limits.illustrationDescription.max}
        {...form.field('description')}
      />
    </div>
  );
}

/** Who sees an illustration, and which work it belongs to. */
export function IllustrationPlace({ form, works }: IllustrationFieldsProps) {
  const { fields: texts } = useTexts(illustrationsTexts);
  const { kit } = form;
  return (
    <section className="box stack" aria-labelledby="place-heading">
      <h2 id="place-heading">{texts.release()}</h2>
      <RadioCards
        legend={texts.whoSees()}
        legendHidden
        name="isOpen"
        value={kit.watch('isOpen') ? 'open' : 'closed'}
        onChange={(event) => kit.setValue('isOpen', event.target.value === 'open', { shouldDirty: true })}
        options={[
          { value: 'open', label: texts.open(), description: texts.everybody() },
          { value: 'closed', label: texts.closed(), description: texts.onlyYou() },
        ]}
      />
      <Select
        label={texts.work()}
        hint={texts.workHint()}
        options={[
          { value: '', label: texts.noWork() },
          ...works.map(({ id, title, language }) => ({ value: id, label: title, lang: language })),
        ]}
        {...form.field('workId')}
      />
    </section>
  );
}
