import type { PageMeta } from '../../seo/PageMeta.ts';

/** An award's page or its result, for search engines. What is not announced is not indexed. */
export function describeAward(identifier: string, isResult: boolean, title: string, isIndexed: boolean): PageMeta {
  return {
    title: `${title}${isResult ? ': result' : ''} | Komawari`,
    heading: title,
    description: isResult
      ? `The winners of the ${title} and what the judges say.`
      : `${title}: dates, prizes and entries.`,
    path: `/komawari_award_${identifier}${isResult ? '/result' : ''}`,
    type: 'website',
    isIndexed,
    jsonLd: [],
  };
}
