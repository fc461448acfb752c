/** Types that browsers decode and that hold one picture; a GIF may be animated, and would lose that. */
const scaled = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp']

/** Quality of WebP: no visible loss in photos and screenshots. */
const quality = 0.86

/**
 * Draws an image anew as WebP, with at most so many pixels a side: the copy has no metadata such as the place where a photo was
 * taken. Other files, and images that the browser cannot decode or does not encode as WebP, stay as they are.
 */
export async function scaleImage(file: File, longestSide: number): Promise<File> {
  if (!scaled.includes(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const factor = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * factor) || 1, Math.round(picture.height * factor) || 1)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (blob.type !== 'image/webp') return file
  return new File([blob], file.name.replace(/\.[^.]+$/, '.webp'), { type: blob.type })
}
