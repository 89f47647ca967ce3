import { Button, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { copyText } from '../../shared/copyText.ts';

/** The recovery codes, this once: nobody can read them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { recovery: texts } = useTexts(accountTexts);
  const text = codes.join('\n');

  return (
    <div className="stack">
      <Notice tone="ok" live>
        {texts.lead()}
      </Notice>
      <ol className="recovery num" aria-label={texts.label()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copyText(text, { copied: texts.copied(), notCopied: texts.notCopied() })}>
          {texts.copy()}
        </Button>
        <a
          className="btn btn--line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${texts.file()}\n\n${text}\n`)}`}
          download="komawari-recovery-codes.txt"
        >
          {texts.save()}
        </a>
        <Button onClick={() => window.print()}>{texts.print()}</Button>
      </div>
      <div>
        <Button variant="primary" onClick={onKept}>
          {texts.saved()}
        </Button>
      </div>
    </div>
  );
}
