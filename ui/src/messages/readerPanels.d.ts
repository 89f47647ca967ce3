// Written from messages/en/readerPanels.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface ReaderPanels {
  panels: {
    /** Reader settings */
    settings(): string;
    /** Keys and help */
    help(): string;
    /** Text of the pages */
    text(): string;
    /** Share this page */
    share(): string;
    /** Done */
    done(): string;
  };
  actions: {
    /** Turn to the left */
    left(): string;
    /** Turn to the right */
    right(): string;
    /** Forward: down a long page, then turn */
    forward(): string;
    /** Back: up a long page, then turn */
    backward(): string;
    /** First page */
    first(): string;
    /** Last page */
    last(): string;
    /** Show or hide the bars */
    overlay(): string;
    /** Shift the pairing by one page */
    shift(): string;
    /** Spread, single, scroll */
    layout(): string;
    /** Full screen */
    fullscreen(): string;
    /** Zoom in */
    zoomIn(): string;
    /** Zoom out */
    zoomOut(): string;
    /** Next episode */
    nextEpisode(): string;
    /** Previous episode */
    previousEpisode(): string;
    /** Text of the pages */
    text(): string;
    /** Settings */
    settings(): string;
    /** This help */
    help(): string;
  };
  bindings: {
    /** Keys */
    title(): string;
    /** Reset keys */
    reset(): string;
    /** None */
    none(): string;
    /** {action}: {keys}. Change */
    change(values: { action: string; keys: string }): string;
    /** Press a key */
    press(): string;
  };
  tips: {
    /** This work reads right to left: the next page is on the left. */
    toTheLeft(): string;
    /** The next page is on the right. */
    toTheRight(): string;
    /** Tap or click a side to turn, the middle for the bars. */
    tap(): string;
    /** Swipe: the page follows your finger. */
    swipe(): string;
    /** Pinch, double-tap the middle, or Ctrl and wheel to zoom. Turning the page resets the zoom. */
    zoom(): string;
    /** Keys and tap zones can be changed in the settings. */
    change(): string;
  };
  fields: {
    /** This work */
    thisWork(): string;
    /** Everywhere */
    everywhere(): string;
    /** Direction */
    direction(): string;
    /** Layout */
    layout(): string;
    /** Pairing */
    pairing(): string;
    /** Width of strips: {percent}% */
    stripWidth(values: { percent: string }): string;
    /** Background */
    background(): string;
    /** Tap zones */
    tapZones(): string;
    /** Wide pages on a phone */
    widePages(): string;
    /** Data saver */
    dataSaver(): string;
    /** Letters and signs as keys */
    letterKeys(): string;
  };
  choices: {
    /** Set by the work */
    setByWork(): string;
    /** Right to left */
    rightToLeft(): string;
    /** Left to right */
    leftToRight(): string;
    /** Top to bottom */
    topToBottom(): string;
    /** Follow the screen */
    byScreen(): string;
    /** Spread */
    spread(): string;
    /** Single */
    single(): string;
    /** Scroll */
    scroll(): string;
    /** Set by the author */
    setByAuthor(): string;
    /** Shifted by one page */
    shifted(): string;
    /** Match */
    match(): string;
    /** Paper */
    paper(): string;
    /** Ink */
    ink(): string;
    /** Both sides */
    bothSides(): string;
    /** One hand */
    oneHand(): string;
    /** Follow the device */
    byDevice(): string;
    /** On */
    on(): string;
    /** Off */
    off(): string;
    /** Cut in two */
    cut(): string;
    /** Whole */
    whole(): string;
  };
  transcripts: {
    /** Page {number} */
    page(values: { number: string }): string;
    /** Nobody has described these pages yet. */
    nobody(): string;
  };
}

declare const readerPanels: Catalogue<ReaderPanels>;
export default readerPanels;
