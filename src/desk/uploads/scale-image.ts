/** Pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Quality of WebP: no visible loss in photos and screenshots. */
const quality = 0.86

/** The size of an image within the longest side; it is never enlarged. */
export function scaledSize({ width, height }: ImageSize, maxSide: number): ImageSize {
  const factor = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/**
 * Redraws an image as WebP, with at most `maxSide` pixels a side: the copy has no metadata such as the place where a photo
 * was taken. A GIF, which may be animated, stays as it is, and so does an image that the browser does not encode as WebP.
 * @returns the file with the size of its picture; undefined if the browser cannot read it
 */
export async function scaleImage(file: File, maxSide: number): Promise<{ file: File; size: ImageSize } | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const original = { width: picture.width, height: picture.height }
  if (file.type === 'image/gif') {
    picture.close()
    return { file, size: original }
  }
  const size = scaledSize(original, maxSide)
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (blob.type !== 'image/webp') return { file, size: original }
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'image'}.webp`
  return { file: new File([blob], name, { type: blob.type }), size }
}
