// Written from messages/en/unsubscribe.json by `npm run generate`.

export interface Unsubscribe {
  /** Stop this mail */
  title(): string;
  stops: {
    /** You stop getting the weekly mail. Whom you watch stays as it is. */
    weekly(): string;
    /** You stop getting mail about {name}. Whom you watch stays as it is. */
    creator(values: { name: string }): string;
    /** You stop getting mail about this creator. Whom you watch stays as it is. */
    unnamed(): string;
  };
  /** Stop this mail */
  stop(): string;
  /** Done */
  done(): string;
  stopped: {
    /** You get no more weekly mail. Notifications on the site go on, and you can choose mail again at any time. */
    weekly(): string;
    /** You get no more mail about {name}. Notifications on the site go on, and you can choose mail again at any time. */
    creator(values: { name: string }): string;
    /** You get no more mail about this creator. Notifications on the site go on, and you can choose mail again at any time. */
    unnamed(): string;
  };
  broken: {
    /** This link does not work */
    title(): string;
    /** Part of the link may be missing. Open it from the mail once more, or choose your mail in the settings. */
    why(): string;
  };
  /** All notification settings */
  settings(): string;
}

declare const unsubscribe: Record<'en' | 'ja', Unsubscribe>;
export default unsubscribe;
