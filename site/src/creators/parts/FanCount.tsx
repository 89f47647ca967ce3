import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import creatorsTexts from '../../messages/creators.js';

/** How many fans a creator has. */
export function FanCount({ count }: { count: number }) {
  const { site } = useTexts(creatorsTexts);
  return <Sentence text={site.fans({ count })} parts={{ figure: <b className="num">{formatCount(count)}</b> }} />;
}
