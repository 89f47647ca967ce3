import { TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { priceLimits } from '@komawari/ui/salePrice';
import { useState } from 'react';
import pricesTexts from '../../messages/prices.js';
import { priceProblem } from '../saleProblems.ts';

export interface PriceFieldProps {
  id: string;
  value: string;
  /** What the server or a try to save says is wrong; what was typed is judged when the field is left. */
  error?: string | undefined;
  hint: string;
  /** Nothing can be typed now; the hint says why. */
  isFixed?: boolean;
  onChange: (text: string) => void;
}

/** A price in whole yen, the one large field of its box. */
export function PriceField({ id, value, error, hint, isFixed = false, onChange }: PriceFieldProps) {
  const { price: texts } = useTexts(pricesTexts);
  const [isLeft, setIsLeft] = useState(false);
  const { min, max } = priceLimits;
  return (
    <div className="price-field">
      <TextField
        id={id}
        label={texts.label()}
        labelEnd={texts.bounds({ min, max })}
        prefix="¥"
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={value}
        readOnly={isFixed}
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
