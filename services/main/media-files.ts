/* Addresses and headers of the files of the media library, which are objects of the bucket. */
import { fileAddress } from '../../src/contract/content'
import { mediaKeySource } from '../../src/contract/media-keys'
import type { RichNode, RichText } from '../../src/contract/rich-text'

const keyAtEnd = new RegExp(`${mediaKeySource}$`)
/** Files that wait for the scan have their key of the media library below this prefix. */
export const quarantinePrefix = 'quarantine/'

/**
 * Address of a file after the prefix that the editor's configuration names: with a file base, the base serves the bucket's
 * keys; without one, this site does.
 */
export const mediaPath = (key: string, fileBase: string): string => (fileBase === '' ? fileAddress(key) : `/${key}`)

/** The address as texts store it. */
export const mediaAddress = (key: string, fileBase: string): string => fileBase + mediaPath(key, fileBase)

/** The key in an address of a file of the library, on any host; undefined for any other address. */
export const mediaKeyIn = (address: string): string | undefined => keyAtEnd.exec(address.split(/[?#]/, 1)[0] ?? '')?.[0]

/** Keys of the files of the library that an entry shows or links to, in its fields and its text. */
export function mediaKeysOf(fields: Readonly<Record<string, unknown>>, text: RichText): string[] {
  const written = [...Object.values(fields).filter((value) => typeof value === 'string'), ...addressesIn(text)]
  return [...new Set(written.flatMap((address) => mediaKeyIn(address) ?? []))]
}

const addressesIn = (text: readonly RichNode[]): string[] =>
  text.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [node.src, node.poster, node.href].filter((address) => address !== undefined).concat(addressesIn(node.children))
  )

/** Cache-Control of a file of the library. Its key is never used for another file. */
export const mediaCacheControl = 'public, max-age=31536000, immutable'

/** Media types that browsers display; other files are downloaded. None of these types can run scripts in the site's origin. */
const inlineTypes = /^(image\/(png|jpeg|webp|avif|gif|bmp)|video\/|audio\/)/

/** Content-Disposition without a file name, which would take precedence over the `download` attribute of the page's link. */
export const dispositionOf = (mediaType = ''): string => (inlineTypes.test(mediaType) ? 'inline' : 'attachment')
