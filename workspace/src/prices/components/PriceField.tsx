import { TextField } from '@komawari/ui/components';
import { formatYen } from '@komawari/ui/format';
import { priceLimits } from '@komawari/ui/salePrice';
import { useState } from 'react';
import { priceProblem } from '../saleProblems.ts';

export interface PriceFieldProps {
  id: string;
  value: string;
  /** What the server or a try to save says is wrong; what was typed is judged when the field is left. */
  error?: string | undefined;
  hint: string;
  onChange: (text: string) => void;
}

/** A price in whole yen, the one large field of its box. */
export function PriceField({ id, value, error, hint, onChange }: PriceFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  const { min, max } = priceLimits;
  return (
    <div className="price-field">
      <TextField
        id={id}
        label="Price"
        labelEnd={`${formatYen(min)} to ${formatYen(max)}`}
        prefix="¥"
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={value}
        error={error ?? (isLeft ? priceProblem(value) : undefined)}
        hint={hint}
        onBlur={() => setIsLeft(true)}
        onChange={(event) => {
          setIsLeft(false);
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
