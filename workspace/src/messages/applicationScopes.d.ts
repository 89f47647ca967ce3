// Written from messages/en/applicationScopes.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ApplicationScopes {
  scopeLabels: {
    /** Know that it is you */
    openid(): string;
    /** See your name and picture */
    profile(): string;
    /** See your e-mail */
    email(): string;
    /** Read your works */
    read_works(): string;
    /** Write works and episodes */
    write_works(): string;
    /** Upload images */
    upload_images(): string;
    /** Publish for you */
    publish(): string;
    /** Go on while you are away */
    offline_access(): string;
  };
  scopeWords: {
    /** By a number made for this application only */
    openid(): string;
    /** Your name, your @name, your page */
    profile(): string;
    /** The address you sign in with */
    email(): string;
    /** Episodes and illustrations, drafts too */
    read_works(): string;
    /** Makes drafts and changes what is there. It cannot publish. */
    write_works(): string;
    /** Pages and pictures, into your works */
    upload_images(): string;
    /** Publish, schedule, unpublish, delete and restore */
    publish(): string;
    /** Until you disconnect it */
    offline_access(): string;
  };
  scopeShort: {
    /** sign you in */
    openid(): string;
    /** name and picture */
    profile(): string;
    /** e-mail */
    email(): string;
    /** read works with drafts */
    read_works(): string;
    /** write works */
    write_works(): string;
    /** upload images */
    upload_images(): string;
    /** publish */
    publish(): string;
    /** also while you are away */
    offline_access(): string;
  };
  scopes: {
    /** Only that it is you */
    none(): string;
  };
}

declare const applicationScopes: Catalogue<ApplicationScopes>;
export default applicationScopes;
