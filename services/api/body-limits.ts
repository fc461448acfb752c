/** Main's largest bodies in bytes by the beginning of a call's path, where they may be larger than `maxBodyBytes`. */
export const bodyLimits = {
  /** A text with its tables, or the captions of a video. */
  '/desk/entry/': 1024 * 1024
}
