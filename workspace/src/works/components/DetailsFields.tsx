import { RadioCards, Select, Switch, TextField } from '@komawari/ui/components';
import { genreNames, type Genre, nameGenre, nameLanguage, offeredLanguages } from '@komawari/ui/format';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import type { WorkValues } from '../workForm.ts';
import { CreditsField } from './CreditsField.tsx';

export interface DetailsFieldsProps {
  form: Form<WorkValues>;
  /** Whether the work exists, and may rest. */
  canRest?: boolean;
}

/** For whom a work is, what kind it is, whether it rests and who made it too. */
export function DetailsFields({ form, canRest = false }: DetailsFieldsProps) {
  const { details: texts } = useTexts(worksTexts);
  const ratings = [
    { value: 'ALL_AGES', label: texts.allAges(), description: texts.allAgesHint() },
    { value: 'MATURE', label: texts.mature(), description: texts.matureHint() },
  ] as const;
  const genres = [
    { value: '', label: texts.noGenre() },
    ...(Object.keys(genreNames) as Genre[]).map((value) => ({ value, label: nameGenre(value) })),
  ];
  const { kit } = form;
  const language = kit.watch('language');
  const languages = offeredLanguages.includes(language) ? offeredLanguages : [...offeredLanguages, language];
  return (
    <section className="box stack" aria-labelledby="details-heading">
      <h2 id="details-heading">{texts.title()}</h2>
      <div className="directions">
        <RadioCards
          legend={texts.rating()}
          name="rating"
          options={ratings}
          value={kit.watch('rating')}
          onChange={(event) =>
            kit.setValue('rating', event.target.value as WorkValues['rating'], { shouldDirty: true })
          }
        />
      </div>
      <div className="details__pair">
        <Select label={texts.genre()} options={genres} {...form.field('genre')} />
        <Select
          label={texts.language()}
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
  const { details: texts } = useTexts(worksTexts);
  const { kit } = form;
  return (
    <div className="stack stack--sm">
      <Switch
        label={texts.hiatus()}
        hint={texts.hiatusHint()}
        checked={kit.watch('onHiatus')}
        onChange={(event) => kit.setValue('onHiatus', event.target.checked, { shouldDirty: true })}
      />
      {kit.watch('onHiatus') ? (
        <TextField label={texts.returnsOn()} type="date" hint={texts.returnsOnHint()} {...form.field('returnsOn')} />
      ) : null}
    </div>
  );
}
