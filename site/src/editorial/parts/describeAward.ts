import { textsOf } from '@komawari/ui/language';
import editorialTexts from '../../messages/editorial.js';
import type { PageMeta } from '../../seo/PageMeta.ts';

/** An award's page or its result, for search engines. What is not announced is not indexed. */
export function describeAward(identifier: string, isResult: boolean, title: string, isIndexed: boolean): PageMeta {
  const { award } = textsOf(editorialTexts);
  return {
    title: `${isResult ? award.result({ title }) : title} | Komawari`,
    heading: title,
    description: isResult ? award.resultDescription({ title }) : award.description({ title }),
    path: `/komawari_award_${identifier}${isResult ? '/result' : ''}`,
    type: 'website',
    isIndexed,
    jsonLd: [],
  };
}
