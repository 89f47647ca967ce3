import ipaddr from 'ipaddr.js';

/** What is handed out as global unicast; everything of IPv6 outside of it is special (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address, written as one, belongs to the public internet. Private, loopback, link-local, shared, test and
 * multicast ranges do not, nor does any IPv6 address that carries an IPv4 one: mapped, NAT64, 6to4, Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
}
