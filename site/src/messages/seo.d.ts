// Written from messages/en/seo.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Seo {
  top: {
    /** Komawari: manga, in panels */
    title(): string;
    /** Read serialized manga for free, and publish your own. New episodes every day, straight from the people who draw them. */
    description(): string;
  };
  work: {
    /** {title}, a manga by {creator}. Read it on Komawari. */
    description(values: { creator: string; title: string }): string;
    /** New episodes of {title} */
    feed(values: { title: string }): string;
    /** {title}: illustrations */
    illustrations(values: { title: string }): string;
    /** Illustrations of {title}, a manga by {creator}. */
    illustrationsOf(values: { creator: string; title: string }): string;
  };
  episode: {
    /** {name} of {work} by {creator}. Read it on Komawari. */
    description(values: { creator: string; name: string; work: string }): string;
  };
  illustration: {
    /** {title}, an illustration by {creator}. See it in full on Komawari. */
    description(values: { creator: string; title: string }): string;
  };
  creator: {
    /** Manga by {creator} on Komawari. */
    description(values: { creator: string }): string;
    /** New from {creator} */
    feed(values: { creator: string }): string;
    /** From the mangafolio of {creator}. */
    portfolioWork(values: { creator: string }): string;
  };
  creatorTitles: {
    /** {creator} (@{screenName}) */
    timeline(values: { creator: string; screenName: string }): string;
    /** {creator} (@{screenName}): manga */
    manga(values: { creator: string; screenName: string }): string;
    /** {creator} (@{screenName}): illustrations */
    illustrations(values: { creator: string; screenName: string }): string;
    /** {creator} (@{screenName}): mangafolio */
    mangafolio(values: { creator: string; screenName: string }): string;
    /** {creator} (@{screenName}): profile */
    profile(values: { creator: string; screenName: string }): string;
  };
  mangafolio: {
    /** Mangafolio */
    heading(): string;
    /** Portfolios of manga creators: what they have made, on Komawari and elsewhere. */
    description(): string;
  };
  tag: {
    /** Manga tagged {tag} on Komawari. */
    description(values: { tag: string }): string;
    /** New works tagged {tag} */
    feed(values: { tag: string }): string;
    /** Manga tagged {tag} */
    works(values: { tag: string }): string;
  };
  tags: {
    /** Tags */
    heading(): string;
    /** What manga on Komawari is about: the tags used most, those on the rise, and all others. */
    description(): string;
  };
  newWorks: {
    /** New works */
    heading(): string;
    /** The newest manga on Komawari, in the order it was published. */
    description(): string;
  };
  search: {
    /** Search */
    heading(): string;
    /** Find manga, creators and tags on Komawari. */
    description(): string;
  };
  unavailable: {
    /** Not available right now */
    heading(): string;
    /** This page cannot be shown right now. Wait a moment, then load it again. */
    description(): string;
  };
  offline: {
    /** Offline */
    heading(): string;
    /** You seem offline. Pages you have open stay as they are. */
    description(): string;
  };
  notFound: {
    /** Not found */
    heading(): string;
    /** This page is not here. It may be private, or its URL may have changed. */
    description(): string;
  };
  lists: {
    /** {title}, continued */
    continued(values: { title: string }): string;
  };
}

declare const seo: Catalogue<Seo>;
export default seo;
