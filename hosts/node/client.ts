import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/*
 * Who asks, and under which address: what a proxy in front of the server states counts only if the connection comes from a
 * trusted one. Everything that a visitor could state about themselves is removed.
 */

/** The header in which the worker finds the visitor's address (CLIENT_ADDRESS_HEADER). */
export const clientAddressHeader = 'x-galaxy-visitor-address'

/**
 * Reads a list of trusted proxies: addresses and networks (`10.0.0.0/8`), separated by commas.
 * @throws Error naming what is neither
 */
export function readProxies(written: string): BlockList {
  const list = new BlockList()
  for (const each of written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (prefix === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(prefix), family)
    } catch {
      throw new Error(`TRUSTED_PROXIES: «${each}» is neither an address nor a network`)
    }
  }
  return list
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, '')
const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Prepares a request for the worker, in place: its address becomes absolute, with the scheme that the visitor used, and one
 * header states the visitor's address.
 * @param isAddressKnown false on a developer's machine, where every visitor would have the same address
 * @returns false for a request that no browser sends
 */
export function identifyClient(incoming: IncomingMessage, proxies: BlockList, isAddressKnown: boolean): boolean {
  const { url = '', headers, rawHeaders, socket } = incoming
  const host = headers.host ?? ''
  if (!url.startsWith('/') || host === '' || /[\s/\\@?#]/.test(host)) return false
  let address = plain(socket.remoteAddress ?? '')
  const isProxied = address !== '' && isIn(proxies, address)
  const scheme = isProxied && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  if (isProxied) {
    const stated = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').map(plain).filter(Boolean)
    // From the right: each trusted proxy has appended the address that it saw.
    for (let hop = stated.pop(); hop !== undefined; hop = stated.pop()) {
      address = hop
      if (!isIn(proxies, hop)) break
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
