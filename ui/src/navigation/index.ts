export { describeUnread } from './describeUnread.ts';
export {
  bottomPlaces,
  creatorPlaces,
  guestPlaces,
  headerPlaces,
  ownPlaces,
  type NamedPlace,
  type Place,
  type PlaceLink,
} from './places.ts';
