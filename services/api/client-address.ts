import type { Context } from 'hono'
import { addressBucket } from '../../src/contract/address-bucket'
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
