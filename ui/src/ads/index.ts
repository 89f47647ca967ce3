/** What the frame of a creator's ad is told: the Ad entity of the API. */
export interface AdTag {
  pid: number;
  mid: number;
  asid: number;
  type: string;
  display: string;
  elementid: string;
  scriptVersion: string;
}

/** Where an ad is drawn: a document of our own that knows nothing of the page, told the ad behind the "#". */
export function adFrameAddress(ad: AdTag): string {
  const { pid, mid, asid, type, display, elementid, scriptVersion } = ad;
  const values = { pid: `${pid}`, mid: `${mid}`, asid: `${asid}`, type, display, elementid, scriptVersion };
  return `/ad_frame#${new URLSearchParams(values)}`;
}
