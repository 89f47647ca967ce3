/** What the script of reCAPTCHA Enterprise offers, as far as it is used here. */
interface GoogleRecaptcha {
  ready(begin: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(element: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): number;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: GoogleRecaptcha };
  }
}

let loading: Promise<GoogleRecaptcha> | null = null;

function load(scoreKey: string): Promise<GoogleRecaptcha> {
  return new Promise((ready, fail) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(scoreKey)}`;
    script.async = true;
    script.referrerPolicy = 'strict-origin';
    const refuse = () => fail(new Error('The robot check could not be loaded.'));
    script.addEventListener('error', refuse);
    script.addEventListener('load', () => {
      const google = window.grecaptcha?.enterprise;
      if (google) google.ready(() => ready(google));
      else refuse();
    });
    document.head.append(script);
  });
}

/** Loads the script the first time somebody needs a check; never before. */
export function loadGoogle(scoreKey: string): Promise<GoogleRecaptcha> {
  loading ??= load(scoreKey).catch((error: unknown) => {
    // The next try begins anew.
    loading = null;
    throw error;
  });
  return loading;
}
