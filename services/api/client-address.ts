import type { Context } from 'hono'
import { addressHeader } from '../../src/contract/headers'

/**
 * The visitor's address as rate limits count it, from the header that the edge sets. IPv6 addresses are counted by /64:
 * a household or a server has a whole /64, so it could evade a limit by single address.
 *
 * Undefined where the edge knows no address, as on a developer's machine. Limits by address then do not apply: with one
 * shared bucket, one visitor could lock out all others. Limits by identifier and the daily cap still apply.
 */
export function clientBucket(c: Context): string | undefined {
  const address = c.req.header(addressHeader)?.trim()
  return address ? addressBucket(address) : undefined
}

/** A network by which limits count: a larger one holds more visitors, so its limits are that many times as high. */
export interface Network {
  bucket: string
  times: number
}

/**
 * The networks of the visitor's address: for IPv6 its /64, and the /48 that a provider gives to anybody who asks, with 65,536 of
 * the former; for IPv4 the address. Empty where `clientBucket` is undefined.
 */
export function clientNetworks(c: Context): readonly Network[] {
  const address = c.req.header(addressHeader)?.trim()
  return address ? networksOf(address) : []
}

export function networksOf(address: string): readonly Network[] {
  const bucket = addressBucket(address)
  const own = { bucket, times: 1 }
  return bucket.includes(':') ? [own, { bucket: `${bucket.split(':').slice(0, 3).join(':')}::/48`, times: 3 }] : [own]
}

/** The full address for IPv4 (including IPv4-mapped IPv6), the first four groups for IPv6. */
export function addressBucket(address: string): string {
  if (!address.includes(':')) return address
  const groups = expand(address)
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address; expands `::`, a dotted tail and a zone (`%eth0`). */
function expand(address: string): number[] {
  const [plain = ''] = address.split('%')
  const hexadecimal = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [before = [], after = []] = hexadecimal
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after]
}
