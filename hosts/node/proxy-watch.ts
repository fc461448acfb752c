import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isSecure, untrustedProxyOf } from './client.ts'

/*
 * Whether requests pass a proxy that is trusted. If none does, all visitors share one address and its limits, and no cookie is
 * `Secure`; nothing else would show it.
 */

/** No request passes a trusted proxy. `address` is the one that all requests come from; undefined if there is none. */
export interface ProxyFault {
  address: string | undefined
}

/** Requests in succession after which it is certain. */
const suspiciousRequests = 100

export const describeProxyFault = ({ address }: ProxyFault): string =>
  address === undefined
    ? 'visitors use https, and no request says so through a proxy that GALAXY_TRUSTED_PROXIES names'
    : `every request comes from ${address}, which GALAXY_TRUSTED_PROXIES does not name`

/**
 * Watches the requests of a server.
 * @param report called with a fault once it is certain, and with undefined when a request came as it should
 */
export function watchProxies(proxies: BlockList, report: (fault: ProxyFault | undefined) => void) {
  let address: string | undefined
  let requests = 0
  return (incoming: IncomingMessage): void => {
    if (isSecure(incoming, proxies)) {
      if (requests > suspiciousRequests) report(undefined)
      requests = 0
      return
    }
    const from = untrustedProxyOf(incoming, proxies)
    // Browsers state this header on https only. Without it, a monitor on this machine may be asking, which needs no proxy.
    if (from === undefined && incoming.headers['sec-fetch-site'] === undefined) return
    if (requests > suspiciousRequests) return
    requests = from === address ? requests + 1 : 1
    address = from
    if (requests > suspiciousRequests) report({ address })
  }
}
