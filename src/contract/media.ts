/** Kinds of the files that authors upload. A kind is a folder of the bucket and a filter of the media library. */
export const mediaKinds = ['image', 'video', 'audio', 'file'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A file is `quarantined` until the configured scan has released it; only then does it have an address. */
export const mediaStates = ['quarantined', 'ready'] as const
export type MediaState = (typeof mediaStates)[number]
