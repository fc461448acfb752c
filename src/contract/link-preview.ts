/** The size of the picture in a link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const
