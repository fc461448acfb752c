import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/*
 * The visitor who sends a request, and the address that they request: statements of a proxy in front of the server count only if
 * the connection comes from a trusted one. Everything that a visitor could state about themselves is removed.
 */

/** The header in which the worker finds the visitor's address (CLIENT_ADDRESS_HEADER). */
export const clientAddressHeader = 'x-galaxy-visitor-address'

/** The word for the address under which a container sees the proxy of its host: the gateway of its network. */
const gateway = 'gateway'

/**
 * Reads a list of trusted proxies: addresses and networks (`10.0.0.0/8`), or `gateway`, separated by commas.
 * @param routesFile the kernel's table of routes for IPv4
 * @throws Error for an entry that is none of these, an empty list, a network of all addresses, or a gateway that does not exist
 */
export function readProxies(written: string, routesFile = '/proc/net/route'): BlockList {
  const list = new BlockList()
  const parts = written.split(',').map((part) => (part.trim() === gateway ? gatewayIn(routesFile) : part.trim()))
  for (const each of parts) {
    const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(each) ?? []
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const bits = prefix === undefined ? undefined : Number(prefix)
    if (isIP(address) === 0 || (bits ?? 0) > (family === 'ipv6' ? 128 : 32))
      throw new Error(`TRUSTED_PROXIES: «${each}» is neither an address nor a network`)
    if (bits === 0) throw new Error(`TRUSTED_PROXIES: «${each}» is every address, so any visitor could state another one`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return list
}

/** The gateway of the default route. */
function gatewayIn(routesFile: string): string {
  const lines = existsSync(routesFile) ? readFileSync(routesFile, 'utf8').split('\n') : []
  // Interface, destination, gateway: addresses as hexadecimal digits, the last byte first.
  const [, hex = ''] = lines.map((line) => /^\S+\s+00000000\s+([0-9A-F]{8})\s/.exec(line)).find((match) => match !== null) ?? []
  if (hex === '')
    throw new Error('TRUSTED_PROXIES: «gateway» is for a container, whose network has one; name the address of the proxy')
  return [...Buffer.from(hex, 'hex').reverse()].join('.')
}

/** An address as lists and limits have it: without the notation of IPv6 for one of IPv4. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, '')
const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** The address of a hop in `X-Forwarded-For`; some proxies add the port of the connection. Undefined for anything else. */
function statedAddress(hop: string): string | undefined {
  const withoutPort = /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
  const address = plain(withoutPort)
  return isIP(address) === 0 ? undefined : address
}

/**
 * The address of a connection that passed a proxy which is not trusted: one of this machine or of a private network. Undefined for
 * others. If all requests come from one such address, all visitors share it, and none is known to use https.
 */
export function untrustedProxyOf({ headers, socket }: IncomingMessage, proxies: BlockList): string | undefined {
  const address = plain(socket.remoteAddress ?? '')
  if (headers['x-forwarded-for'] === undefined || !ipaddr.isValid(address)) return undefined
  return ipaddr.parse(address).range() !== 'unicast' && !isIn(proxies, address) ? address : undefined
}

/** Whether a trusted proxy says that the visitor uses https. */
export const isSecure = ({ headers, socket }: IncomingMessage, proxies: BlockList): boolean => {
  const address = plain(socket.remoteAddress ?? '')
  return address !== '' && isIn(proxies, address) && headers['x-forwarded-proto'] === 'https'
}

/**
 * Prepares a request for the worker, in place: its address becomes absolute, with the scheme that the visitor used, and one
 * header states the visitor's address.
 * @param isAddressKnown false on a developer's machine, where every visitor would have the same address
 * @returns false for a request that no browser sends
 */
export function identifyClient(incoming: IncomingMessage, proxies: BlockList, isAddressKnown: boolean): boolean {
  const { headers, rawHeaders, socket } = incoming
  const host = headers.host ?? ''
  // RFC 9112 §3.2.2: a server accepts the absolute form. Neither its scheme nor a host other than the header's is believed.
  const absolute = /^https?:\/\/([^/?#]*)(\/.*)$/i.exec(incoming.url ?? '')
  if (absolute && absolute[1] !== host) return false
  const url = absolute?.[2] ?? incoming.url ?? ''
  if (!url.startsWith('/') || /[\s/\\@?#]/.test(host) || !URL.canParse(`http://${host}`)) return false
  let address = plain(socket.remoteAddress ?? '')
  const isProxied = address !== '' && isIn(proxies, address)
  const scheme = isSecure(incoming, proxies) ? 'https' : 'http'
  if (isProxied) {
    const hops = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',')
    // From the right: each trusted proxy has appended the address that it saw. A hop that is no address ends the chain.
    for (const hop of hops.filter((each) => each.trim() !== '').toReversed()) {
      const stated = statedAddress(hop.trim())
      if (stated === undefined) break
      address = stated
      if (!isIn(proxies, stated)) break
    }
  }
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  // A backslash in a path is a slash, as browsers and workerd have it; the library refuses it.
  incoming.url = `${scheme}://${host}${path.replaceAll('\\', '/')}${url.slice(path.length)}`
  const kept: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.toLowerCase() !== clientAddressHeader) kept.push(name, rawHeaders[at + 1] ?? '')
  }
  delete headers[clientAddressHeader]
  if (isAddressKnown && address !== '') {
    headers[clientAddressHeader] = address
    kept.push(clientAddressHeader, address)
  }
  incoming.rawHeaders = kept
  return true
}
