import { linkPattern } from '~/contract/rich-text'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/
const telephone = /^\+?[\d\s()-]{5,25}$/
const host = /^([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

/**
 * The whole address of what was typed as a link: hosts get https, which pages without encryption are asked for as well, and
 * addresses of mail and telephone numbers their scheme. @returns undefined for what no page may lead to
 */
export function completedAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (linkPattern.test(address)) return address
  if (mail.test(address)) return `mailto:${address}`
  if (telephone.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`
  const bare = address.replace(/^(http:)?\/\//i, '')
  return host.test(bare) ? `https://${bare}` : undefined
}
