/** "8 free, 16 paid" */
export function freeAndPaid(firstPaid: number, pageCount: number): string {
  return `${firstPaid === 1 ? 'None' : firstPaid - 1} free, ${pageCount - firstPaid + 1} paid`;
}

/** What leaves the server for somebody who has not bought the episode. */
export function whatGuestsGet(firstPaid: number): string {
  const picture = `one blurred picture of page ${firstPaid}, nothing else.`;
  if (firstPaid === 1) return `Guests get ${picture}`;
  return `Guests get ${firstPaid === 2 ? 'page 1' : `pages 1 to ${firstPaid - 1}`} and ${picture}`;
}
