import { act } from '@testing-library/react';
import { setLanguage, textsReady, type Language } from '../language/index.ts';

/** Shows what follows in a language, whether or not it is offered to people yet. `afterEach(() => inLanguage('en'))` goes back. */
export async function inLanguage(language: Language): Promise<void> {
  await textsReady(language);
  act(() => setLanguage(language));
}
