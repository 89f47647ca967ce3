/** How the reader came to this page: the address before, and the names a campaign put in this one. */
export function cameBy(page: Pick<Document, 'referrer'> = document, address: Pick<Location, 'search'> = location) {
  const query = new URLSearchParams(address.search);
  return {
    referrer: page.referrer,
    utmSource: query.get('utm_source'),
    utmContent: query.get('utm_content'),
    utmCampaign: query.get('utm_campaign'),
  };
}
