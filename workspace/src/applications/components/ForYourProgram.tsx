import { IconButton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import applicationsTexts from '../../messages/applications.js';
import { copyText } from '../../shared/copyText.ts';

/** What a developer puts into the program. */
export function ForYourProgram({ id }: { id: string }) {
  const { program } = useTexts(applicationsTexts);
  return (
    <section className="box stack stack--sm" aria-labelledby="for-your-program">
      <h2 id="for-your-program">{program.title()}</h2>
      <dl className="kv kv--stack">
        <dt>{program.clientId()}</dt>
        <dd className="row row--nowrap row--tight">
          <span className="mono grow">{id}</span>
          <IconButton icon="copy" label={program.copy()} tooltip="end" onClick={() => void copyText(id)} />
        </dd>
        <dt>{program.discovery()}</dt>
        <dd className="mono">{`${window.location.origin}/.well-known/openid-configuration`}</dd>
      </dl>
    </section>
  );
}
