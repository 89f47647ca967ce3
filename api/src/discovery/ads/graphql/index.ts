import './AdSlotCollection.ts';
import './mutations.ts';
