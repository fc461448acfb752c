import { type Attachment, type Block, brokenImage } from '~/contract/blocks'
import type { ReceivedConfig } from '~/contract/editor-server'
import { addressPattern } from '~/contract/rich-text'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { catchImages, isLocalImage } from '../uploads/catch-images'
import type { UploadKind } from '../uploads/rules'
import { loadConfig, UploadError } from '../uploads/server'
import { type StoredFile, upload } from '../uploads/upload'
import { fileOfDataAddress } from './data-address'

export type PickKind = 'image' | 'screenshot' | 'video' | 'music' | 'attachments'

/** The server's kind of upload for each kind of file that an author picks. */
export const pickedKinds: Readonly<Record<PickKind, UploadKind>> = {
  image: 'image',
  screenshot: 'screenshot',
  video: 'video',
  music: 'video',
  attachments: 'file'
}

const tell = (error: unknown): void =>
  showToast({ tone: 'error', text: error instanceof UploadError ? error.text : m.editor_upload_failed() })

/** The server's configuration; undefined if loading it fails, which the author is told. */
export async function configOrNotice(): Promise<ReceivedConfig | undefined> {
  try {
    return await loadConfig()
  } catch (error) {
    tell(error)
    return undefined
  }
}

/** Uploads one file; undefined if it was refused, which the author is told. */
async function store(kind: UploadKind, file: File): Promise<StoredFile | undefined> {
  try {
    return await upload(file, { kind })
  } catch (error) {
    tell(error)
    return undefined
  }
}

/** Uploads files, one after the other. @returns the blocks that show them; those that were refused are missing */
export async function insertFiles(kind: PickKind, files: readonly File[]): Promise<Block[]> {
  const blocks: Block[] = []
  const attachments: Attachment[] = []
  for (const file of files) {
    const stored = await store(pickedKinds[kind], file)
    if (!stored) continue
    const { address: src, name, bytes, size } = stored
    if (kind === 'attachments') attachments.push({ src, name, bytes })
    else if (kind === 'video' || kind === 'music') blocks.push({ type: kind, src, caption: [] })
    else blocks.push({ type: 'image', src, alt: '', caption: [], ...size })
  }
  return attachments.length > 0 ? [{ type: 'attachments', files: attachments }] : blocks
}

/**
 * Gets the images of a paste: those of this site stay, embedded ones are uploaded, and the server fetches the others. One
 * that cannot be fetched shows that it is missing.
 * @param images addresses by the placeholders in the text
 * @returns the address that replaces each placeholder
 */
export async function fetchRemoteImages(images: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const config = await configOrNotice()
  if (!config) return new Map([...images.keys()].map((placeholder) => [placeholder, brokenImage]))
  const sources = new Map<string, string>()
  const remote: string[] = []
  for (const source of new Set(images.values())) {
    if (source.startsWith('data:')) {
      const file = fileOfDataAddress(source, 'image')
      const stored = file && (await store('image', file))
      if (stored) sources.set(source, stored.address)
    } else if (isLocalImage(config, source, location)) sources.set(source, localAddress(source))
    else remote.push(source)
  }
  if (remote.length > 0) {
    const { addresses, refusal } = await catchImages(remote)
    if (refusal !== undefined) showToast({ tone: 'error', text: refusal })
    for (const [source, address] of addresses) sources.set(source, address)
  }
  const found = [...images].map(([placeholder, source]): [string, string] => {
    const src = sources.get(source)
    return [placeholder, src !== undefined && addressPattern.test(src) ? src : brokenImage]
  })
  const failed = found.filter(([, src]) => src === brokenImage).length
  if (failed > 0) showToast({ tone: 'error', text: m.editor_images_failed({ count: failed }) })
  return new Map(found)
}

/** A path for an image of this site. */
function localAddress(source: string): string {
  const address = new URL(source, location.href)
  if (address.host === location.host) return address.pathname + address.search
  return address.protocol === 'https:' ? address.href : brokenImage
}
