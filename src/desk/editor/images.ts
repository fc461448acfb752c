/*
 * Images before they are uploaded: scaled to what pages show, and drawn anew, so that nothing of where and with what they
 * were taken (EXIF) is left.
 */

/** An animation would lose its movement. */
const isKept = ({ type }: Blob): boolean => type === 'image/gif'

/** The size of an image within the longest side. */
export function scaledSize(width: number, height: number, longest: number): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The image as WebP, no longer than `longest` on any side. What the browser cannot read is returned as it is. */
export async function prepareImage(file: File, longest: number): Promise<File> {
  if (isKept(file)) return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const { width, height } = scaledSize(bitmap.width, bitmap.height, longest)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'image'}.webp`, { type: 'image/webp' })
}

/** The size of an image in pixels; undefined if the browser cannot read it. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Takes a picture of a screen or window that the author chooses. @throws if the author declines */
export async function takeScreenshot(): Promise<File> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    return new File([await canvas.convertToBlob({ type: 'image/png' })], 'screenshot.png', { type: 'image/png' })
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** The file of a `data:` address, read without a request. */
export function fileOfDataAddress(address: string, name: string): File | undefined {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|gif|webp|bmp));base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || base64 === undefined) return undefined
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
  return new File([bytes], `${name}.${type.slice(6).replace('jpeg', 'jpg')}`, { type })
}
