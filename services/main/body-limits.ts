/** Largest bodies in bytes by the beginning of a call's path, where they may be larger than those of other calls. */
export const bodyLimits = {
  /** A text with its tables, or the captions of a video. */
  '/desk/entry/': 1024 * 1024
}
