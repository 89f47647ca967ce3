import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';

/** The recovery codes, this once: nobody can read them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      flash.set({ body: 'Codes copied', type: 'success' });
    } catch {
      flash.set({ body: 'This browser would not copy them. Save or print them.', type: 'error' });
    }
  }

  return (
    <div className="stack">
      <Notice tone="ok" live>
        Keep these ten codes somewhere other than your phone. Each one signs you in once if you lose it. They are not
        shown again.
      </Notice>
      <ol className="recovery num" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copy()}>Copy</Button>
        <a
          className="btn btn--line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Komawari recovery codes\n\n${text}\n`)}`}
          download="komawari-recovery-codes.txt"
        >
          Save as a file
        </a>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <div>
        <Button variant="primary" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
