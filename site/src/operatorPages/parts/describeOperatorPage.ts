import { textsOf } from '@komawari/ui/language';
import operatorPagesTexts from '../../messages/operatorPages.js';
import type { PageMeta } from '../../seo/PageMeta.ts';

/** A page of the operator, for search engines. What is not in effect is not indexed. */
export function describeOperatorPage(heading: string, path: string, isIndexed: boolean): PageMeta {
  return {
    title: `${heading} | Komawari`,
    heading,
    description: textsOf(operatorPagesTexts).page.description({ title: heading }),
    path,
    type: 'website',
    isIndexed,
    jsonLd: [],
  };
}
