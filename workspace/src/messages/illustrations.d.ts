// Written from messages/en/illustrations.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Illustrations {
  list: {
    /** Illustrations */
    title(): string;
    /** illustrations */
    noun(): string;
    /** New illustration */
    make(): string;
    /** Your illustrations will appear here */
    none(): string;
    /** Publish your first illustration */
    first(): string;
    /** One picture or fifty, in the order you choose. */
    noneLead(): string;
    /** {count, plural, one {# picture} other {# pictures}} */
    pictures(values: { count: number }): string;
    /** View */
    view(): string;
  };
  editor: {
    /** Edit the illustration */
    edit(): string;
    /** Publish */
    publish(): string;
    /** Publishing */
    publishing(): string;
    /** Save closed */
    saveClosed(): string;
    /** Save */
    save(): string;
    /** Saving */
    saving(): string;
    /** Saved */
    saved(): string;
    /** Texts */
    texts(): string;
    /** A picture needs your attention: replace or remove what shows an error. */
    errors(): string;
    /** Pictures are on their way. You can go ahead once they have arrived. */
    working(): string;
    /** Add at least one picture. */
    noPicture(): string;
  };
  fields: {
    /** Title */
    title(): string;
    /** Give the illustration a title. */
    noTitle(): string;
    /** Description */
    description(): string;
    /** Optional. */
    optional(): string;
    /** Release */
    release(): string;
    /** Who sees it */
    whoSees(): string;
    /** Open */
    open(): string;
    /** Everybody */
    everybody(): string;
    /** Closed */
    closed(): string;
    /** Only you */
    onlyYou(): string;
    /** Work */
    work(): string;
    /** It is shown on the page of the work too. */
    workHint(): string;
    /** None */
    noWork(): string;
  };
  deleting: {
    /** Delete */
    delete(): string;
    /** Delete {title}? */
    ask(values: { title: string }): string;
    /** Move to trash */
    toTrash(): string;
    /** Moving */
    moving(): string;
    /** It goes to the trash for 30 days. Readers stop seeing it at once. */
    consequence(): string;
    /** Moved to trash */
    moved(): string;
    /** Undo */
    undo(): string;
  };
  done: {
    /** Your illustration is out */
    isOut(): string;
    /** Your illustration is saved */
    isSaved(): string;
    /** <title/> is on your site and in the timeline, with {count, plural, one {one picture} other {# pictures}}. */
    open(values: { count: number }): string;
    /** <title/> is closed: only you see it until you open it. */
    closed(): string;
    /** Edit */
    edit(): string;
    /** Another one */
    another(): string;
    /** Share */
    share(): string;
    /** Post on X */
    onX(): string;
    /** Link copied */
    copied(): string;
    /** The link could not be copied. */
    notCopied(): string;
  };
}

declare const illustrations: Catalogue<Illustrations>;
export default illustrations;
