import { useEffect, useState } from 'react';
import { usePlace } from '../shared/place.ts';

/** Where nothing of anybody else may run: consent to an application, the image that is shared, and what a private link shows. */
const withoutAds = /^\/(?:review|oauth2\/authorize|workspace\/analytics\/_share_image)(?:\/|$)/;

/** What has to happen with the installation's ad script on a path, given whether it runs in this document already. */
export function adScriptStep(path: string, isLoaded: boolean): 'load' | 'leave' | 'nothing' {
  if (withoutAds.test(path)) return isLoaded ? 'leave' : 'nothing';
  return isLoaded ? 'nothing' : 'load';
}

const mark = 'data-ad-script';

/**
 * Loads the installation's ad script, if it has one, on every page but these (R2-090). A script that runs cannot be taken
 * out of a document, so a page that must not have it begins a new one.
 */
export function useAdScript(): void {
  const { pathname } = usePlace();
  // A document that began on such a page has a policy that lets nobody else's code in, for as long as it is open.
  const [beganWithoutAds] = useState(() => withoutAds.test(pathname));
  useEffect(
    function load() {
      const url = document.querySelector<HTMLMetaElement>('meta[name="komawari-ad-script"]')?.content;
      if (!url || beganWithoutAds) return;
      const step = adScriptStep(pathname, document.querySelector(`script[${mark}]`) !== null);
      if (step === 'leave') location.reload();
      if (step !== 'load') return;
      const script = document.createElement('script');
      script.async = true;
      script.src = url;
      script.referrerPolicy = 'strict-origin';
      script.setAttribute(mark, '');
      document.head.append(script);
    },
    [pathname, beganWithoutAds],
  );
}
