import { IconButton } from '@komawari/ui/components';
import { copyText } from '../../shared/copyText.ts';

/** What a developer puts into the program. */
export function ForYourProgram({ id }: { id: string }) {
  return (
    <section className="box stack stack--sm" aria-labelledby="for-your-program">
      <h2 id="for-your-program">For your program</h2>
      <dl className="kv kv--stack">
        <dt>Client id</dt>
        <dd className="row row--nowrap row--tight">
          <span className="mono grow">{id}</span>
          <IconButton icon="copy" label="Copy the client id" tooltip="end" onClick={() => void copyText(id)} />
        </dd>
        <dt>Discovery</dt>
        <dd className="mono">{`${window.location.origin}/.well-known/openid-configuration`}</dd>
      </dl>
    </section>
  );
}
