import { Link, Picture, type PictureSource } from '@komawari/ui/components';
import { Logo } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import type { ReactNode } from 'react';
import signInTexts from '../../messages/signIn.js';
import { useGuestAnswer } from '../../shared/useGuestAnswer.ts';
import { GetSignInArt } from '../operations/GetSignInArt.ts';

/** Panels of current covers at the left, one form at the right. */
export function AuthScreen({ title, children }: { title: string; children: ReactNode }) {
  const { frame: texts } = useTexts(signInTexts);
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      <a className="skip" href="#main">
        {texts.skip()}
      </a>
      <div className="auth">
        <Panels />
        <main id="main" className="auth__form">
          <div className="auth__in stack">
            <Link href={sitePath('/')} aria-label={texts.topPage()}>
              <Logo />
            </Link>
            <h1>{title}</h1>
            {children}
          </div>
        </main>
      </div>
    </>
  );
}

function Panels() {
  // An ornament: pictures that change behind a form while somebody types would only draw the eye away.
  const data = useGuestAnswer(GetSignInArt, {});
  const covers = (data?.hotWorks ?? []).flatMap((work) => (work.coverImage ? [work.coverImage] : []));
  return (
    <div className="auth__art" aria-hidden="true">
      {['ap1', 'ap2', 'ap3'].map((place, index) => (
        <Panel key={place} place={place} cover={covers[index] ?? covers[index % Math.max(1, covers.length)]} />
      ))}
    </div>
  );
}

/** Without a cover the panel is screentone: still a page of manga. */
function Panel({ place, cover }: { place: string; cover: PictureSource | undefined }) {
  return (
    <span className={`ap ${place} ${cover ? '' : 'tone'}`}>
      {cover ? <Picture source={cover} sizes="(min-width: 960px) 50vw, 50vw" alt="" eager /> : null}
    </span>
  );
}
