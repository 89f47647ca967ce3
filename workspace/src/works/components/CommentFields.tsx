import { RadioCards, Switch } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import type { WorkValues } from '../workForm.ts';

/** Whether readers can write, which kind of comments, and who reads soft ones. */
export function CommentFields({ form }: { form: Form<WorkValues> }) {
  const { commentFields: texts } = useTexts(worksTexts);
  const modes = [
    { value: 'DAREDEMO', label: texts.open(), description: texts.openHint() },
    { value: 'YAWARAKA', label: texts.soft(), description: texts.softHint() },
  ] as const;
  const { kit } = form;
  const mode = kit.watch('commentMode');
  return (
    <div className="stack stack--sm">
      <Switch
        label={texts.label()}
        hint={texts.hint()}
        checked={kit.watch('commentIsOpen')}
        onChange={(event) => kit.setValue('commentIsOpen', event.target.checked, { shouldDirty: true })}
      />
      {kit.watch('commentIsOpen') ? (
        <div className="directions">
          <RadioCards
            legend={texts.kind()}
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
          label={texts.showSoft()}
          hint={texts.showSoftHint()}
          checked={kit.watch('showsYawarakaText')}
          onChange={(event) => kit.setValue('showsYawarakaText', event.target.checked, { shouldDirty: true })}
        />
      ) : null}
    </div>
  );
}
