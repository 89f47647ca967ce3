import { RadioCards, Select, Switch, TextField } from '@komawari/ui/components';
import { genreNames, nameLanguage, offeredLanguages } from '@komawari/ui/format';
import type { Form } from '@komawari/ui/forms';
import type { WorkValues } from '../workForm.ts';
import { CreditsField } from './CreditsField.tsx';

export interface DetailsFieldsProps {
  form: Form<WorkValues>;
  /** Whether the work exists, and may rest. */
  canRest?: boolean;
}

const ratings = [
  { value: 'ALL_AGES', label: 'All ages', description: 'Everybody sees it' },
  {
    value: 'MATURE',
    label: 'Mature',
    description: 'For people who are 18 or older: readers are asked first, and lists leave it out',
  },
] as const;

const genres = [
  { value: '', label: 'No genre' },
  ...Object.entries(genreNames).map(([value, label]) => ({ value, label })),
];

/** For whom a work is, what kind it is, whether it rests and who made it too. */
export function DetailsFields({ form, canRest = false }: DetailsFieldsProps) {
  const { kit } = form;
  const language = kit.watch('language');
  const languages = offeredLanguages.includes(language) ? offeredLanguages : [...offeredLanguages, language];
  return (
    <section className="box stack" aria-labelledby="details-heading">
      <h2 id="details-heading">Details</h2>
      <div className="directions">
        <RadioCards
          legend="For whom it is"
          name="rating"
          options={ratings}
          value={kit.watch('rating')}
          onChange={(event) =>
            kit.setValue('rating', event.target.value as WorkValues['rating'], { shouldDirty: true })
          }
        />
      </div>
      <div className="details__pair">
        <Select label="Genre" options={genres} {...form.field('genre')} />
        <Select
          label="Language"
          options={languages.map((tag) => ({ value: tag, label: nameLanguage(tag) }))}
          {...form.field('language')}
        />
      </div>
      {canRest ? <HiatusFields form={form} /> : null}
      <CreditsField
        credits={kit.watch('credits')}
        errorOf={(index, name) => form.field(`credits.${index}.${name}`).error}
        onChange={(credits) => kit.setValue('credits', credits, { shouldDirty: true })}
      />
    </section>
  );
}

/** Whether the work rests, and until when. */
function HiatusFields({ form }: { form: Form<WorkValues> }) {
  const { kit } = form;
  return (
    <div className="stack stack--sm">
      <Switch
        label="On hiatus"
        hint="Shown on the work and on its cards. The next episode ends it by itself."
        checked={kit.watch('onHiatus')}
        onChange={(event) => kit.setValue('onHiatus', event.target.checked, { shouldDirty: true })}
      />
      {kit.watch('onHiatus') ? (
        <TextField
          label="Returns on"
          type="date"
          hint="Optional. On that day the hiatus ends by itself."
          {...form.field('returnsOn')}
        />
      ) : null}
    </div>
  );
}
