import type { FieldAttributes } from '@komawari/ui/forms';
import { AtNameField } from './AtNameField.tsx';
import { useScreenNameStatus, type ScreenNameStatus } from '../useScreenNameStatus.ts';

const labels: Record<ScreenNameStatus, string> = {
  unknown: '3 to 20 letters, digits, _ or -. It is part of your address.',
  asking: 'Checking whether it is free',
  free: 'This name is free.',
  taken: '',
};

export interface ScreenNameFieldProps {
  value: string;
  /** The name the person has already. */
  own?: string;
  field: FieldAttributes;
}

/** The name in the address of a creator's site, with its availability. */
export function ScreenNameField({ value, own, field }: ScreenNameFieldProps) {
  const status = useScreenNameStatus(value, own);
  const taken = status === 'taken' ? `${value} is taken. Try another one.` : undefined;
  return (
    <AtNameField
      label="Screen name"
      autoComplete="nickname"
      hint={labels[status]}
      {...field}
      error={field.error ?? taken}
    />
  );
}
