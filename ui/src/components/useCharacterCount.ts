import { useEffect, useState, type RefObject } from 'react';
import { countCharacters } from '../format/index.ts';

/** Counts what a control holds, read from the control itself so that it works without a controlled value. */
export function useCharacterCount(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  initial: string,
): [count: number, recount: () => void] {
  const [count, setCount] = useState(() => countCharacters(initial));
  const recount = () => setCount(countCharacters(control.current?.value ?? ''));
  // A form may fill the control after mounting (a restored draft) or reset it; both come with a rendering.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(recount);
  return [count, recount];
}
