import { languageOfText } from '@komawari/ui/languageOfText';
import type { EditionTextFieldsFragment } from '../../gql/graphql.ts';

/** In which language an edition is. Passages in it that are of another name it themselves. */
export const languageOfEdition = ({ html }: Pick<EditionTextFieldsFragment, 'html'>): 'en' | 'ja' =>
  languageOfText(html);
