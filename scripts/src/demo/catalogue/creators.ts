import { bust } from '../figures/actors.ts';
import { softWatercolour } from '../print/mediums.ts';
import { fade, sea, stars } from '../scenery/sky.ts';
import { lighthouse, mio } from '../works/lighthouse.ts';
import { rainGirl } from '../works/rainGirl.ts';
import { catBoss } from '../works/catBoss.ts';
import { kannaWork } from '../works/kanna.ts';
import { lastRun } from '../works/lastRun.ts';
import { noticeBoard, wellHouse } from '../works/well.ts';
import { florist } from '../works/florist.ts';
import { galaxyRadio, moonDuty } from '../works/moonDuty.ts';
import { deepPost, twelfthFloor } from '../works/deepPost.ts';
import { alienDad } from '../works/alienDad.ts';
import { parrotWitness } from '../works/parrot.ts';
import type { CreatorScript } from './scripts.ts';

export const creatorScripts: readonly CreatorScript[] = [
  {
    email: 'creator@example.com',
    screenName: 'haruno_koma',
    displayName: '春野こま',
    selfIntroduction: '海辺の町で漫画を描いています。',
    icon: { alt: '', medium: softWatercolour, draw: [fade('#8fb4e0', '#fde9c8'), bust(mio, 'smile', { size: 0.3 })] },
    site: {
      title: '春野こまの漫画帖',
      description: '灯台と猫と雨の漫画。',
      comment: '次の話を描いています。',
      color: '#2d4f86',
      links: [{ title: '仕事の依頼', url: 'https://example.com/haruno' }],
      hero: { alt: '', medium: softWatercolour, draw: [fade('#131c48', '#7a79b8'), stars(100), sea(0.7, '#3b5aa6', '#172a5e')] },
    },
    works: [lighthouse, rainGirl, catBoss, kannaWork, lastRun, wellHouse, noticeBoard, florist, moonDuty, galaxyRadio, deepPost, twelfthFloor, alienDad, parrotWitness],
  },
];
