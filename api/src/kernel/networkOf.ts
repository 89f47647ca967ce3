import ipaddr from 'ipaddr.js';

/** A line of a household or a company is given 64 bits of an IPv6 address, and whoever has it chooses the others. */
const BITS_OF_A_NETWORK = 64;

/**
 * The part of a network address that one visitor has: an IPv4 address itself, the first 64 bits of an IPv6 address. What is counted by
 * address is counted by this, or whoever has a network of 2^64 addresses would never be counted twice. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${BITS_OF_A_NETWORK}`).toString()}/${BITS_OF_A_NETWORK}`;
}
