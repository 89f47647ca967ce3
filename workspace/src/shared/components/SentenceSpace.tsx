import { useLanguage } from '@komawari/ui/language/react';

/** What stands between two sentences of the interface: a space, and nothing in Japanese, where the full stop brings its own. */
export function SentenceSpace() {
  return useLanguage() === 'ja' ? null : ' ';
}
