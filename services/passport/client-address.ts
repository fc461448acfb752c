import type { Context } from 'hono'

/**
 * The visitor's address as limits count it, from the header that the edge sets. An IPv6 visitor is counted by the /64: a
 * household or a server gets a whole one, so a count by single address is no limit at all.
 *
 * Undefined where the edge knows no address, as on a developer's machine. Limits by address then do not apply: one bucket
 * for everybody would let one visitor lock out all others. The limits by identifier and the daily cap hold all the same.
 */
export function clientBucket(c: Context): string | undefined {
  const address = c.req.header('X-Client-Address')?.trim()
  return address ? addressBucket(address) : undefined
}

/** The address itself for IPv4 (also where it is written as IPv6), the first four groups for IPv6. */
export function addressBucket(address: string): string {
  const plain = address.split('%')[0]?.toLowerCase() ?? ''
  if (!plain.includes(':')) return plain
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = plain.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
