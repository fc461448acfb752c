import type { SecurityContact } from '~/content/vendor'
import type { AddressedSite } from '~/lib/page-head'

/** security.txt of a host (RFC 9116); undefined while the vendor names no contact, or no day until which it is certain. */
export function securityTxt(
  { address, expires }: SecurityContact,
  { origin }: Pick<AddressedSite, 'origin'>
): string | undefined {
  if (address === '' || expires === '') return undefined
  return `Contact: ${address}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: zh, en
Canonical: ${origin}/.well-known/security.txt
`
}
