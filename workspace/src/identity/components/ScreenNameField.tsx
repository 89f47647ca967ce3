import type { FieldAttributes } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import identityTexts from '../../messages/identity.js';
import { AtNameField } from './AtNameField.tsx';
import { useScreenNameStatus, type ScreenNameStatus } from '../useScreenNameStatus.ts';

export interface ScreenNameFieldProps {
  value: string;
  /** The name the person has already. */
  own?: string;
  field: FieldAttributes;
}

/** The name in the address of a creator's site, with its availability. */
export function ScreenNameField({ value, own, field }: ScreenNameFieldProps) {
  const { screenNameField: texts } = useTexts(identityTexts);
  const status = useScreenNameStatus(value, own);
  const hints: Record<ScreenNameStatus, string> = {
    unknown: texts.hint(),
    asking: texts.asking(),
    free: texts.free(),
    taken: '',
  };
  const taken = status === 'taken' ? texts.taken({ name: value }) : undefined;
  return (
    <AtNameField
      label={texts.label()}
      autoComplete="nickname"
      hint={hints[status]}
      {...field}
      error={field.error ?? taken}
    />
  );
}
