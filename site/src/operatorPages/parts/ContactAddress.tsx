import { Sentence, useTexts } from '@komawari/ui/language/react';
import operatorPagesTexts from '../../messages/operatorPages.js';

/** Where the operator can be written to. */
export function ContactAddress({ address }: { address: string }) {
  const link = (
    <a className="link" href={`mailto:${address}`}>
      {address}
    </a>
  );
  return <Sentence text={useTexts(operatorPagesTexts).page.contact()} parts={{ address: link }} />;
}
