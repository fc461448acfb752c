import { crc32, deflateSync, gzipSync } from 'node:zlib'

/*
 * Small files of every type that may be uploaded, made byte by byte, so that tests can corrupt them at any offset.
 */

/** A file as a client sends it. */
export interface SampleFile {
  name: string
  /** Declared media type. */
  type: string
  bytes: Buffer
}

const ascii = (text: string) => Buffer.from(text, 'latin1')
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const u32le = (value: number) => u32(value).reverse()
const u16le = (value: number) => Buffer.from([value & 255, value >> 8])

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(name), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/** @param text characters of a comment */
export function png(width = 3, height = 2, seed = 0, text = ''): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, seed)])
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
    ...(text === '' ? [] : [pngChunk('tEXt', ascii(`Comment\0${text}`))]),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    pngChunk('IEND', Buffer.alloc(0))
  ])
}

/** A PNG with exactly this number of bytes. */
export function pngOfSize(bytes: number, seed = 0): Buffer {
  const smallest = png(3, 2, seed, 'x').length
  return png(3, 2, seed, 'x'.repeat(bytes - smallest + 1))
}

export function gif(width = 3, height = 2, comment = 'sample'): Buffer {
  return Buffer.concat([
    ascii('GIF89a'),
    u16le(width),
    u16le(height),
    hex('80 00 00 ffffff 000000'),
    hex('21 fe'),
    Buffer.from([comment.length]),
    ascii(comment),
    hex('00'),
    hex('2c 0000 0000'),
    u16le(width),
    u16le(height),
    hex('00 02 02 4c01 00 3b')
  ])
}

const jpegSegment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), Buffer.from([(data.length + 2) >> 8, (data.length + 2) & 255]), data])

export function jpeg(width = 3, height = 2, comment = 'sample'): Buffer {
  return Buffer.concat([
    hex('ffd8'),
    jpegSegment(0xe0, hex('4a46494600 0101 00 0001 0001 00 00')),
    jpegSegment(0xfe, ascii(comment)),
    jpegSegment(0xdb, Buffer.concat([hex('00'), Buffer.alloc(64, 1)])),
    jpegSegment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    jpegSegment(0xda, hex('01 0100 00 3f 00')),
    // Entropy-coded data: a stuffed 0xFF and a restart marker.
    hex('d2 cf 20 ff00 ffd0 80'),
    hex('ffd9')
  ])
}

export function bmp(width = 3, height = 2, seed = 0): Buffer {
  const pixels = Buffer.alloc(Math.ceil((width * 24) / 32) * 4 * height, seed)
  const header = Buffer.concat([u32le(40), u32le(width), u32le(height), u16le(1), u16le(24), Buffer.alloc(24)])
  return Buffer.concat([ascii('BM'), u32le(54 + pixels.length), Buffer.alloc(4), u32le(54), header, pixels])
}

const riff = (kind: string, ...chunks: [string, Buffer][]) => {
  const body = Buffer.concat([
    ascii(kind),
    ...chunks.flatMap(([name, data]) => [ascii(name), u32le(data.length), data, Buffer.alloc(data.length % 2)])
  ])
  return Buffer.concat([ascii('RIFF'), u32le(body.length), body])
}

export function webp(width = 3, height = 2, seed = 0): Buffer {
  const bits = (width - 1) | ((height - 1) << 14)
  return riff('WEBP', ['VP8L', Buffer.concat([hex('2f'), u32le(bits), Buffer.alloc(8, seed)])])
}

const padded = (head: Buffer, bytes: number, seed: number) =>
  Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), seed)])
const mp4Box = (brand: string) => Buffer.concat([u32(24), ascii(`ftyp${brand}`), u32(512), ascii('isommp42')])
const ebml = (kind: string) =>
  Buffer.concat([hex('1a45dfa3 93 4286 81 01 42f7 81 01 4282'), Buffer.from([0x80 + kind.length]), ascii(kind), hex('18538067')])
const ogg = (codec: Buffer) => Buffer.concat([ascii('OggS'), hex('00 02'), Buffer.alloc(20), hex('01 1e'), codec])

/** A zip archive with one stored entry. */
export function zip(name = 'a.txt', content = 'sample'): Buffer {
  const data = ascii(content)
  const common = [
    hex('1400 0000 0000 0000 0000'),
    u32le(crc32(data)),
    u32le(data.length),
    u32le(data.length),
    u16le(name.length),
    u16le(0)
  ]
  const local = Buffer.concat([ascii('PK\u0003\u0004'), ...common, ascii(name), data])
  const central = Buffer.concat([ascii('PK\u0001\u0002'), hex('1400'), ...common, Buffer.alloc(14), ascii(name)])
  const end = Buffer.concat([
    ascii('PK\u0005\u0006'),
    Buffer.alloc(4),
    u16le(1),
    u16le(1),
    u32le(central.length),
    u32le(local.length),
    u16le(0)
  ])
  return Buffer.concat([local, central, end])
}

/** A gzip bomb: ten megabytes of zeros in ten kilobytes. */
export const bomb = (): Buffer => gzipSync(Buffer.alloc(10 * 1024 * 1024))

function tar(): Buffer {
  const header = Buffer.alloc(512)
  header.write('a.txt', 0)
  header.write('0000644\x000000000\x000000000\x0000000000000\x0000000000000\0', 100)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148
  )
  return Buffer.concat([header, Buffer.alloc(1024)])
}

type Sample = [type: string, make: (seed: number) => Buffer]

/** For each extension a declared media type, and files that differ by a seed from 0 to 255. */
export const samples: Readonly<Record<string, Sample>> = {
  png: ['image/png', (seed) => png(3 + (seed % 50), 2, seed)],
  jpg: ['image/jpeg', (seed) => jpeg(3 + seed, 2)],
  jpeg: ['image/jpeg', (seed) => jpeg(3, 2 + seed, `photo ${seed}`)],
  gif: ['image/gif', (seed) => gif(3 + seed, 2)],
  bmp: ['image/bmp', (seed) => bmp(3, 2 + (seed % 40), seed)],
  webp: ['image/webp', (seed) => webp(3 + seed, 2, seed)],
  mp4: ['video/mp4', (seed) => padded(mp4Box('isom'), 9000 + seed, seed)],
  m4v: ['video/x-m4v', (seed) => padded(mp4Box('M4V '), 5000, seed)],
  mov: ['video/quicktime', (seed) => padded(mp4Box('qt  '), 5000, seed)],
  webm: ['video/webm', (seed) => padded(ebml('webm'), 5000, seed)],
  mkv: ['video/x-matroska', (seed) => padded(ebml('matroska'), 5000, seed)],
  avi: ['video/x-msvideo', (seed) => riff('AVI ', ['LIST', Buffer.alloc(5000, seed)])],
  flv: ['video/x-flv', (seed) => padded(hex('464c5601 05 00000009'), 5000, seed)],
  wmv: [
    'video/x-ms-wmv',
    (seed) => {
      const stream = Buffer.concat([
        hex('9107dcb7b7a9cf118ee600c00c205365'),
        u32le(78),
        u32le(0),
        hex('c0ef19bc4d5bcf11a8fd00805f5c442b')
      ])
      return padded(
        Buffer.concat([hex('3026b2758e66cf11a6d900aa0062ce6c'), u32le(5000), u32le(0), u32le(1), hex('0102'), stream]),
        5000,
        seed
      )
    }
  ],
  mpg: ['video/mpeg', (seed) => padded(hex('000001ba 21 0001 0001 800001'), 5000, seed)],
  mpeg: ['video/mpeg', (seed) => padded(hex('000001ba 44 0004 0004 0001'), 5000, seed)],
  rm: ['application/vnd.rn-realmedia', (seed) => padded(ascii('.RMF\0\0\0\u0012'), 5000, seed)],
  ogv: ['video/ogg', (seed) => padded(ogg(Buffer.concat([hex('80'), ascii('theora')])), 5000, seed)],
  ogg: ['audio/ogg', (seed) => padded(ogg(Buffer.concat([hex('01'), ascii('vorbis')])), 5000, seed)],
  mp3: ['audio/mpeg', (seed) => padded(Buffer.concat([ascii('ID3'), hex('0300 00 00000000 fffb9000')]), 5000, seed)],
  wav: ['audio/wav', (seed) => riff('WAVE', ['fmt ', Buffer.alloc(16, 1)], ['data', Buffer.alloc(4000, seed)])],
  mid: ['audio/midi', (seed) => padded(hex('4d546864 00000006 0001 0001 0060 4d54726b'), 200, seed)],
  m4a: ['audio/mp4', (seed) => padded(mp4Box('M4A '), 5000, seed)],
  flac: ['audio/flac', (seed) => padded(ascii('fLaC\0\0\0\u0022'), 5000, seed)],
  pdf: ['application/pdf', (seed) => ascii(`%PDF-1.7\n1 0 obj<</Seed ${seed}>>endobj\ntrailer<<>>\n%%EOF\n`)],
  doc: ['application/msword', (seed) => padded(hex('d0cf11e0a1b11ae1'), 1536, seed)],
  xls: ['application/vnd.ms-excel', (seed) => padded(hex('d0cf11e0a1b11ae1'), 1536, seed)],
  ppt: ['application/octet-stream', (seed) => padded(hex('d0cf11e0a1b11ae1'), 1536, seed)],
  docx: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    (seed) => zip('word/document.xml', `w${seed}`)
  ],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', (seed) => zip('xl/workbook.xml', `x${seed}`)],
  pptx: ['application/octet-stream', (seed) => zip('ppt/presentation.xml', `p${seed}`)],
  zip: ['application/x-zip-compressed', (seed) => zip('a.txt', `z${seed}`)],
  rar: ['application/vnd.rar', (seed) => padded(hex('526172211a0700'), 500, seed)],
  '7z': ['application/x-7z-compressed', (seed) => padded(hex('377abcaf271c0004'), 500, seed)],
  tar: ['application/x-tar', tar],
  gz: ['application/gzip', (seed) => gzipSync(Buffer.from(`gz ${seed}`))],
  txt: ['text/plain', (seed) => Buffer.from(`第${seed}行\r\nplain text & <angle brackets>\n`)],
  md: ['', (seed) => Buffer.from(`# 标题 ${seed}\n\n- item\n`)],
  csv: ['application/vnd.ms-excel', (seed) => Buffer.from(`\uFEFF姓名,数量\r\n王,${seed}\r\n`)]
}

export function sample(extension: string, seed = 0, name = `sample-${seed}.${extension}`): SampleFile {
  const [type, make] = samples[extension] ?? []
  if (type === undefined || !make) throw new Error(`There is no sample of ${extension}`)
  return { name, type, bytes: make(seed) }
}

/** A multipart form with the file and further fields, and its content type. */
export function formOf({ name, type, bytes }: SampleFile, { field = 'upfile', fields = {}, boundary = '----form7MA4YWxk' } = {}) {
  const part = (headers: string, content: Buffer) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    content,
    Buffer.from('\r\n')
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([key, value]) =>
      part(`Content-Disposition: form-data; name="${key}"`, Buffer.from(String(value)))
    ),
    ...part(
      `Content-Disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"${type && `\r\nContent-Type: ${type}`}`,
      bytes
    ),
    Buffer.from(`--${boundary}--\r\n`)
  ])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
