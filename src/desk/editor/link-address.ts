import { linkPattern } from '~/contract/rich-text'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/
const telephone = /^\+?[\d\s()-]{5,25}$/
const host = /^([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

/**
 * The whole address of a typed link: hosts get https, also in place of http, and mail addresses and telephone numbers get their
 * scheme. @returns undefined for an address that no page may link to
 */
export function completedAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (linkPattern.test(address)) return address
  if (mail.test(address)) return `mailto:${address}`
  if (telephone.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`
  const bare = address.replace(/^(http:)?\/\//i, '')
  return host.test(bare) ? `https://${bare}` : undefined
}
