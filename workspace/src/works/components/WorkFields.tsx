import { RadioCards, Switch, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import worksTexts from '../../messages/works.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { Cover, WorkValues } from '../workForm.ts';
import { CommentFields } from './CommentFields.tsx';
import { CoverField } from './CoverField.tsx';
import { TagsField } from './TagsField.tsx';

export interface WorkFieldsProps {
  form: Form<WorkValues>;
  cover: Cover | null;
  onCover: (cover: Cover | null) => void;
  /** Page 1, which can become the cover and stands in for it. */
  pageOne: Cover | null;
  suggestions: readonly { title: string; workCount: number }[];
}

/** What a work is called, how it looks, how it is read. */
export function WorkFields({ form, cover, onCover, pageOne, suggestions }: WorkFieldsProps) {
  const { fields: texts } = useTexts(worksTexts);
  const lang = useWorkLanguage();
  const directions = [
    { value: 'RIGHT_TO_LEFT', label: texts.rightToLeft(), description: texts.rightToLeftHint() },
    { value: 'LEFT_TO_RIGHT', label: texts.leftToRight(), description: texts.leftToRightHint() },
    { value: 'TOP_TO_BOTTOM', label: texts.topToBottom(), description: texts.topToBottomHint() },
  ] as const;
  const { kit } = form;
  return (
    <div className="stack">
      <TextField label={texts.title()} lang={lang} maxCharacters={limits.workTitle.max} {...form.field('title')} />
      <TextArea
        label={texts.description()}
        lang={lang}
        maxCharacters={limits.workDescription.max}
        hint={texts.optional()}
        {...form.field('description')}
      />
      <CoverField
        {...{ cover, pageOne }}
        title={kit.watch('title')}
        error={form.field('coverImageId').error}
        onChange={onCover}
      />
      <TagsField
        value={kit.watch('tagTitles')}
        suggestions={suggestions}
        error={form.field('tagTitles').error}
        onChange={(titles) => {
          kit.setValue('tagTitles', titles, { shouldDirty: true });
          kit.clearErrors('tagTitles');
        }}
      />
      <div className="directions">
        <RadioCards
          legend={texts.direction()}
          name="scrollDirection"
          options={directions}
          value={kit.watch('scrollDirection')}
          onChange={(event) =>
            kit.setValue('scrollDirection', event.target.value as WorkValues['scrollDirection'], { shouldDirty: true })
          }
        />
      </div>
      <div className="stack stack--sm">
        <Switch
          label={texts.oneShot()}
          hint={texts.oneShotHint()}
          checked={kit.watch('isOneShot')}
          onChange={(event) => kit.setValue('isOneShot', event.target.checked, { shouldDirty: true })}
        />
        <Switch
          label={texts.completed()}
          hint={texts.completedHint()}
          checked={kit.watch('isCompleted')}
          onChange={(event) => kit.setValue('isCompleted', event.target.checked, { shouldDirty: true })}
        />
        <Switch
          label={texts.survey()}
          hint={texts.surveyHint()}
          checked={kit.watch('enableSurvey')}
          onChange={(event) => kit.setValue('enableSurvey', event.target.checked, { shouldDirty: true })}
        />
      </div>
      <CommentFields form={form} />
    </div>
  );
}
