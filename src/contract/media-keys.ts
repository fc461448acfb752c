/* Keys of the media library: paths of the bucket, `media/image/20261123/1795421900123k3x9qd.webp`. */

/** Kinds of the files that authors upload. A kind is a folder of the bucket and a filter of the media library. */
export const mediaKinds = ['image', 'video', 'audio', 'file'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const mediaPrefix = 'media/'

/** Source of a regular expression for a key within an address or a text: kind, day, time with six characters, extension. */
export const mediaKeySource = `${mediaPrefix}(?:${mediaKinds.join('|')})/\\d{8}/\\d{13}[a-z0-9]{6}\\.[a-z0-9]{1,8}`

export const mediaKeyPattern = new RegExp(`^${mediaKeySource}$`)
