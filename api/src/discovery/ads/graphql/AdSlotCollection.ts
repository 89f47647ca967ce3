import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { keys } from '../../../publishing/index.ts';
import { adSlotsLoader } from '../loaders.ts';
import type { AdRecord, AdSlots } from '../store/adSlots.ts';

const Ad = builder.objectRef<AdRecord>('Ad').implement({
  description: 'An ad of a creator: the values the script of i-mobile is called with.',
  fields: (t) => ({
    pid: t.exposeInt('pid', { description: 'Publisher.' }),
    mid: t.exposeInt('mid', { description: 'Medium.' }),
    asid: t.exposeInt('asid', { description: 'Ad spot.' }),
    type: t.exposeString('type', { description: 'Always "banner".' }),
    display: t.exposeString('display', { description: 'Always "inline".' }),
    elementid: t.exposeString('elementid', { description: 'Name of the element the ad is drawn into.' }),
    scriptVersion: t.exposeString('scriptVersion', { description: 'Which script of i-mobile, as a date.' }),
  }),
});

const UserAdCollection = builder.objectRef<AdSlots>('UserAdCollection').implement({
  description: 'The ads of a creator by their places, each 300 by 250.',
  fields: (t) => ({
    pcTop: t.field({
      type: Ad,
      nullable: true,
      description: 'First place on wide screens.',
      resolve: (slots) => slots.pcTop,
    }),
    pcBottom: t.field({
      type: Ad,
      nullable: true,
      description: 'Second place on wide screens.',
      resolve: (slots) => slots.pcBottom,
    }),
    sp: t.field({ type: Ad, nullable: true, description: 'The place on phones.', resolve: (slots) => slots.sp }),
  }),
});

/** The ad tags of a creator; known by the creator. */
export const AdSlotCollectionRef = builder.objectRef<{ userId: string }>('AdSlotCollection').implement({
  description: 'The ad tags of a creator.',
  fields: (t) => ({
    episodeTags: t.field({
      type: UserAdCollection,
      description: 'What stands on episodes.',
      resolve: async ({ userId }, _args, context) => (await adSlotsLoader(context).load(userId)) ?? {},
    }),
  }),
});

builder.objectField(EpisodeRef, 'userAdCollection', (t) =>
  t.field({
    type: UserAdCollection,
    description: 'The ads of its creator; places without one are null.',
    resolve: async (episode, _args, context) => {
      context.dependsOn(keys.userAds(episode.userId));
      return (await adSlotsLoader(context).load(episode.userId)) ?? {};
    },
  }),
);

builder.objectField(RegisteredViewerRef, 'adSlotCollection', (t) =>
  t.field({
    type: AdSlotCollectionRef,
    description: 'Own ad tags.',
    resolve: (viewer) => ({ userId: viewer.accountId ?? '' }),
  }),
);
