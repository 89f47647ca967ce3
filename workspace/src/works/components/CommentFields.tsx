import { RadioCards, Switch } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import type { WorkValues } from '../workForm.ts';

const modes = [
  { value: 'DAREDEMO', label: 'Open comments', description: 'Shown at once; you can delete them' },
  { value: 'YAWARAKA', label: 'Soft comments', description: 'We read them first; only kind ones reach you' },
] as const;

/** Whether readers can write, which kind of comments, and who reads soft ones. */
export function CommentFields({ form }: { form: Form<WorkValues> }) {
  const { kit } = form;
  const mode = kit.watch('commentMode');
  return (
    <div className="stack stack--sm">
      <Switch
        label="Comments"
        hint="Readers can write under episodes"
        checked={kit.watch('commentIsOpen')}
        onChange={(event) => kit.setValue('commentIsOpen', event.target.checked, { shouldDirty: true })}
      />
      {kit.watch('commentIsOpen') ? (
        <div className="directions">
          <RadioCards
            legend="Kind of comments"
            name="commentMode"
            options={modes}
            value={mode}
            onChange={(event) =>
              kit.setValue('commentMode', event.target.value as WorkValues['commentMode'], { shouldDirty: true })
            }
          />
        </div>
      ) : null}
      {kit.watch('commentIsOpen') && mode === 'YAWARAKA' ? (
        <Switch
          label="Let readers read soft comments"
          hint="Off: they see only who wrote them"
          checked={kit.watch('showsYawarakaText')}
          onChange={(event) => kit.setValue('showsYawarakaText', event.target.checked, { shouldDirty: true })}
        />
      ) : null}
    </div>
  );
}
