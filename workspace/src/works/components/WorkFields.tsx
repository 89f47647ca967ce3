import { RadioCards, Switch, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
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

const directions = [
  { value: 'RIGHT_TO_LEFT', label: 'Right to left', description: 'Pages, like printed manga' },
  { value: 'LEFT_TO_RIGHT', label: 'Left to right', description: 'Pages, the other way' },
  { value: 'TOP_TO_BOTTOM', label: 'Top to bottom', description: 'One long strip' },
] as const;

/** What a work is called, how it looks, how it is read. */
export function WorkFields({ form, cover, onCover, pageOne, suggestions }: WorkFieldsProps) {
  const { kit } = form;
  return (
    <div className="stack">
      <TextField label="Title" lang="ja" maxCharacters={limits.workTitle.max} {...form.field('title')} />
      <TextArea
        label="Description"
        lang="ja"
        maxCharacters={limits.workDescription.max}
        hint="Optional."
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
          legend="Reading direction"
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
          label="One-shot"
          hint="Complete in one episode"
          checked={kit.watch('isOneShot')}
          onChange={(event) => kit.setValue('isOneShot', event.target.checked, { shouldDirty: true })}
        />
        <Switch
          label="Completed"
          hint="No more episodes are planned"
          checked={kit.watch('isCompleted')}
          onChange={(event) => kit.setValue('isCompleted', event.target.checked, { shouldDirty: true })}
        />
        <Switch
          label="Ask readers how they liked it"
          hint="Fun, normal or not; you see how many, never who"
          checked={kit.watch('enableSurvey')}
          onChange={(event) => kit.setValue('enableSurvey', event.target.checked, { shouldDirty: true })}
        />
      </div>
      <CommentFields form={form} />
    </div>
  );
}
