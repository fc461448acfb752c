import ipaddr from 'ipaddr.js'

/** Names that never lead to a public host: of this machine, of a local network, or reserved. */
const localNames = /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid|alt)$/

/** Metadata services of platforms at public addresses. The others are in ranges that are refused as a whole. */
const metadataAddresses = new Set(['168.63.129.16'])

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address may be connected to: a public unicast address. Refused are private, loopback, link-local, shared,
 * multicast and reserved ranges, those that carry an IPv4 address within an IPv6 one (mapped, NAT64, 6to4, Teredo), and
 * texts that are no valid address.
 */
export function isPublicAddress(address: string): boolean {
  // Shorter and other spellings of IPv4, as `127.1`, are valid to the library; a resolver never writes them.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !metadataAddresses.has(address)
  }
  if (!address.includes(':') || address.includes('%') || !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.range() === 'unicast' && parsed.match(globalIpv6)
}

const maxAddressLength = 2048

/**
 * The address at which to fetch an image; undefined if it may not be fetched. Allowed are https and http at their default ports,
 * on a public name that is not one of the site's own. Numeric addresses are refused in every spelling. Plain http becomes https:
 * without a certificate, the name could lead to another host than the one that was checked.
 */
export function fetchableUrl(written: string, ownHosts: readonly string[]): URL | undefined {
  if (written.length > maxAddressLength || !/^https?:\/\/[^/\\]/i.test(written) || !URL.canParse(written)) return undefined
  const url = new URL(written)
  // The parser omits the default port of the protocol.
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const name = url.hostname.replace(/\.$/, '')
  // The last label begins with a letter, unlike that of a numeric address in any spelling.
  if (!/^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z][a-z0-9-]*$/.test(name) || localNames.test(name)) return undefined
  if (ownHosts.some((own) => name === own || name.endsWith(`.${own}`))) return undefined
  url.protocol = 'https:'
  url.hostname = name
  url.hash = ''
  return url
}
