/*
 * Parses an image from its first byte to its last. A signature alone proves little: a polyglot file has the signature of a GIF
 * and runs as a script. Images with gaps between their parts, or with data after the end, are rejected.
 */

export interface ImageSize {
  /** Pixels. */
  width: number
  height: number
}

/**
 * Maximum width and height in pixels. More would exhaust a visitor's memory; and a GIF that begins with `GIF89a/*`, the start
 * of a comment in a script, would be 10,799 pixels wide.
 */
const maxSide = 10_000

/** Markup that practically never occurs by chance in image data. */
const markup = /<(script|html|!doctype|svg|iframe|body|\?php)|javascript:/i

type Read = (view: DataView, bytes: Uint8Array) => ImageSize | undefined

/** The size of a complete image of the media type; undefined if it is malformed, contains markup or is too large. */
export function readImage(mediaType: string, bytes: Uint8Array): ImageSize | undefined {
  const read = readers[mediaType]
  if (!read || markup.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))) return undefined
  try {
    const size = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
    if (!size || size.width < 1 || size.height < 1 || size.width > maxSide || size.height > maxSide) return undefined
    return size
  } catch (error) {
    // Reading beyond the end: the file is truncated.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(bytes.length, from + length)))

/** Chunks of length, name, data and checksum, from `IHDR` to `IEND`. */
const readPng: Read = (view, bytes) => {
  let at = 8
  let hasData = false
  if (ascii(bytes, 12, 4) !== 'IHDR' || view.getUint32(8) !== 13) return undefined
  for (;;) {
    const name = ascii(bytes, at + 4, 4)
    if (!/^[A-Za-z]{4}$/.test(name)) return undefined
    hasData ||= name === 'IDAT'
    at += view.getUint32(at) + 12
    if (name === 'IEND') break
  }
  return at === bytes.length && hasData ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
}

/** Blocks up to the trailer: extensions, and images as a descriptor with data in sub-blocks. */
const readGif: Read = (view, bytes) => {
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableOf(view.getUint8(10))
  let hasImage = false
  const skipSubBlocks = () => {
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1
    at += 1
  }
  for (let introducer = view.getUint8(at); introducer !== 0x3b; introducer = view.getUint8(at)) {
    if (introducer === 0x21) at += 2
    else if (introducer === 0x2c) {
      at += 10 + tableOf(view.getUint8(at + 9)) + 1
      hasImage = true
    } else return undefined
    skipSubBlocks()
  }
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return at + 1 === bytes.length && hasImage ? size : undefined
}

/** Segments up to the end of the image. Within a scan, 0xFF is followed by 0 or a restart marker. */
const readJpeg: Read = (view, bytes) => {
  let size: ImageSize | undefined
  let hasScan = false
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return undefined
    const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
    if (marker !== 0xda) continue
    hasScan = true
    while (view.getUint8(at) !== 0xff || view.getUint8(at + 1) === 0 || (view.getUint8(at + 1) & 0xf8) === 0xd0) at += 1
  }
  return at + 2 === bytes.length && hasScan ? size : undefined
}

/** The header states the file size and the offset of the pixel data. */
const readBmp: Read = (view, bytes) => {
  const offset = view.getUint32(10, true)
  const headerLength = view.getUint32(14, true)
  if (view.getUint32(2, true) !== bytes.length || headerLength < 40 || headerLength > 124 || offset < 14 + headerLength)
    return undefined
  const width = view.getInt32(18, true)
  const height = Math.abs(view.getInt32(22, true))
  const compression = view.getUint32(30, true)
  const rows = Math.ceil((width * view.getUint16(28, true)) / 32) * 4 * height
  // Uncompressed pixel data must be complete.
  return (compression === 0 || compression === 3) && offset + rows > bytes.length ? undefined : { width, height }
}

/** A RIFF container whose chunks fill the stated length. */
const readWebp: Read = (view, bytes) => {
  if (view.getUint32(4, true) + 8 !== bytes.length) return undefined
  let at = 12
  let size: ImageSize | undefined
  let hasImage = false
  while (at < bytes.length) {
    const name = ascii(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    const data = at + 8
    if (!/^[A-Z0-9]{3}[A-Z0-9 ]$/.test(name)) return undefined
    size ??= webpSize(name, view, data)
    hasImage ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'
    at = data + length + (length % 2)
  }
  return at === bytes.length && hasImage ? size : undefined
}

function webpSize(chunk: string, view: DataView, at: number): ImageSize | undefined {
  const uint24 = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16)
  const bits = view.getUint32(at + 1, true)
  switch (chunk) {
    case 'VP8X':
      return { width: uint24(at + 4) + 1, height: uint24(at + 7) + 1 }
    case 'VP8 ':
      return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
    case 'VP8L':
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    default:
      return undefined
  }
}

const readers: Readonly<Record<string, Read>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
  'image/bmp': readBmp,
  'image/webp': readWebp
}
