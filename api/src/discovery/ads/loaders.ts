import { defineLoader } from '../../graphql/defineLoader.ts';
import { findAdSlots, type AdSlots } from './store/adSlots.ts';

/** The ads of a creator; null without any. */
export const adSlotsLoader = defineLoader<string, AdSlots>('adSlots', (ids, { reader }) => findAdSlots(reader, ids));
