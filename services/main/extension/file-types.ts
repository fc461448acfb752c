import { fileTypeFromBuffer } from 'file-type'
import type { MediaKind } from '../../../src/contract/media-keys'
import { mediaTypeOf } from '../../../src/contract/media-type'

/** A type of file that may be uploaded. */
export interface FileType {
  kind: MediaKind
  /** The type under which the file is served. */
  mediaType: string
  /** Other media types that browsers and `file-type` report for such a file. */
  aliases: readonly string[]
}

const type = (kind: MediaKind, mediaType: string, ...aliases: string[]): FileType => ({ kind, mediaType, aliases })
const office = (name: string) => type('file', `application/vnd.openxmlformats-officedocument.${name}`, 'application/zip')
const oldOffice = (mediaType: string, ...aliases: string[]) => type('file', mediaType, 'application/x-cfb', ...aliases)

const jpeg = type('image', 'image/jpeg', 'image/jpg', 'image/pjpeg')
const mpeg = type('video', 'video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t')
const realMedia = type(
  'video',
  'application/vnd.rn-realmedia',
  'application/vnd.rn-realmedia-vbr',
  'audio/x-pn-realaudio',
  'video/vnd.rn-realvideo'
)

const fileTypes: Readonly<Record<string, FileType>> = {
  '.png': type('image', 'image/png', 'image/x-png', 'image/apng'),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': type('image', 'image/gif'),
  '.bmp': type('image', 'image/bmp', 'image/x-ms-bmp', 'image/x-bmp'),
  '.webp': type('image', 'image/webp'),
  '.mp4': type('video', 'video/mp4', 'video/x-m4v'),
  '.m4v': type('video', 'video/x-m4v', 'video/mp4'),
  '.mov': type('video', 'video/quicktime'),
  '.webm': type('video', 'video/webm'),
  '.mkv': type('video', 'video/x-matroska', 'video/matroska', 'video/webm'),
  '.avi': type('video', 'video/x-msvideo', 'video/vnd.avi', 'video/avi', 'video/msvideo'),
  '.flv': type('video', 'video/x-flv'),
  '.wmv': type('video', 'video/x-ms-wmv', 'video/x-ms-asf', 'audio/x-ms-asf'),
  '.mpeg': mpeg,
  '.mpg': mpeg,
  '.ogv': type('video', 'video/ogg', 'application/ogg'),
  '.rm': realMedia,
  '.rmvb': realMedia,
  '.ogg': type('audio', 'audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'),
  '.mp3': type('audio', 'audio/mpeg', 'audio/mp3', 'audio/x-mp3'),
  '.wav': type('audio', 'audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'),
  '.mid': type('audio', 'audio/midi', 'audio/mid', 'audio/x-midi'),
  '.m4a': type('audio', 'audio/mp4', 'audio/x-m4a', 'audio/m4a'),
  '.flac': type('audio', 'audio/flac', 'audio/x-flac'),
  '.pdf': type('file', 'application/pdf'),
  '.doc': oldOffice('application/msword'),
  '.xls': oldOffice('application/vnd.ms-excel'),
  '.ppt': oldOffice('application/vnd.ms-powerpoint'),
  '.docx': office('wordprocessingml.document'),
  '.xlsx': office('spreadsheetml.sheet'),
  '.pptx': office('presentationml.presentation'),
  '.zip': type('file', 'application/zip', 'application/x-zip-compressed', 'application/x-zip'),
  '.rar': type('file', 'application/vnd.rar', 'application/x-rar-compressed', 'application/x-rar'),
  '.7z': type('file', 'application/x-7z-compressed'),
  '.tar': type('file', 'application/x-tar'),
  '.gz': type('file', 'application/gzip', 'application/x-gzip'),
  '.txt': type('file', 'text/plain'),
  '.md': type('file', 'text/markdown', 'text/x-markdown', 'text/plain'),
  // Windows reports Excel's media type for these files.
  '.csv': type('file', 'text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain')
}

/** The type of an extension in lower case with its dot; undefined if such files are never taken. */
export const typeOfExtension = (extension: string): FileType | undefined => fileTypes[extension]

const isNamedBy = ({ mediaType, aliases }: FileType, name: string) => mediaType === name || aliases.includes(name)

/** Whether the type that the client declares fits. A client may also declare none, or `application/octet-stream`. */
export function fitsDeclared(expected: FileType, declared: string): boolean {
  const name = mediaTypeOf(declared)
  return name === '' || name === 'application/octet-stream' || isNamedBy(expected, name)
}

/** Bytes at the start of a file that tell its type. */
export const headBytes = 4100

/** Whether the first bytes of a file fit. Text has no signature, so it is recognized by the absence of other content. */
export async function fitsHead(expected: FileType, head: Uint8Array): Promise<boolean> {
  const found = await sniff(head)
  if (isTextType(expected)) return found === undefined && isText(head) && !startsAsMarkup(head)
  return found !== undefined && isNamedBy(expected, found)
}

/** The media type that the first bytes show; undefined if it is unknown. */
async function sniff(head: Uint8Array): Promise<string | undefined> {
  // The library throws on a file that ends within a structure that it reads.
  return (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
}

/** The extension and type of an image by its first bytes; undefined for anything else. */
export async function imageTypeOf(head: Uint8Array): Promise<{ extension: string; type: FileType } | undefined> {
  const found = await sniff(head)
  const entry = found && Object.entries(fileTypes).find(([, each]) => each.kind === 'image' && isNamedBy(each, found))
  return entry ? { extension: entry[0], type: entry[1] } : undefined
}

export const isTextType = ({ mediaType }: FileType): boolean => mediaType.startsWith('text/')

/** Whether bytes can be text: no control characters but tabs and the ends of lines and pages. */
export const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d)

const startsAsMarkup = (head: Uint8Array): boolean =>
  /^\s*<(!doctype|!--|\?xml|[a-z][a-z0-9:-]*[\s>/])/i.test(new TextDecoder().decode(head).replace(/^\uFEFF/, ''))
