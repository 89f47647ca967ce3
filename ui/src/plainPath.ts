import { languages } from './language/index.ts';

const PREFIX = new RegExp(`^/(?:${languages.join('|')})(?=[/?#]|$)`);

/** A path of the public site without the prefix of a language, by which one asks what kind of page it is: `/works/w1` of `/ja/works/w1`. */
export const plainPath = (path: string): string => path.replace(PREFIX, '').replace(/^(?!\/)/, '/');
