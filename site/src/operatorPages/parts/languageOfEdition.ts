import { languageOfText } from '@komawari/ui/languageOfText';
import type { EditionTextFieldsFragment } from '../../gql/graphql.ts';

/** In which language an edition is. The disclosure of 特定商取引法 is Japanese, even where it explains itself in English. */
export const languageOfEdition = ({ kind, html }: Pick<EditionTextFieldsFragment, 'kind' | 'html'>): 'en' | 'ja' =>
  kind === 'TOKUSHOHO' ? 'ja' : languageOfText(html);
