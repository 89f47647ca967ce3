// Written from messages/en/mailLayout.json by `npm run generate`.

export interface MailLayout {
  /** Komawari, where manga is published and read. */
  tagline(): string;
  /** Terms */
  terms(): string;
  /** Privacy */
  privacy(): string;
  /** Contact */
  contact(): string;
  /** If the button does nothing, open this address: */
  buttonFails(): string;
  /** {label}: {url} */
  line(values: { label: string; url: string }): string;
  /** {label}: */
  above(values: { label: string }): string;
}

declare const mailLayout: Record<'en' | 'ja', MailLayout>;
export default mailLayout;
