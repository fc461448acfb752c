import { useRef } from 'react'
import type { Attachment, Block } from '~/contract/blocks'
import { imagePattern } from '~/contract/rich-text'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { fileOfDataAddress, prepareImage, sizeOf } from './images'
import { brokenImage } from './paste'
import {
  catchImages,
  type EditorConfig,
  isLocalImage,
  loadConfig,
  type Refused,
  refusalOf,
  ServerState,
  type Stored,
  type UploadKind,
  upload
} from './server'

export type PickKind = 'image' | 'screenshot' | 'video' | 'music' | 'attachments'

/** How the server calls what is picked. */
export const pickedKinds: Readonly<Record<PickKind, UploadKind>> = {
  image: 'image',
  screenshot: 'screenshot',
  video: 'video',
  music: 'video',
  attachments: 'file'
}

const refusals: Readonly<Record<Refused | 'count', () => string>> = {
  size: m.editor_too_large,
  type: m.editor_type_refused,
  count: m.editor_too_many
}

export const refuse = (why: Refused | 'count'): void => showToast({ tone: 'error', text: refusals[why]() })

/**
 * Loads the server's configuration when it is first needed, and keeps it. Without it nothing can be uploaded, which the
 * author is told; the next attempt asks again.
 */
export function useEditorConfig(): () => Promise<EditorConfig | undefined> {
  const loaded = useRef<Promise<EditorConfig>>(undefined)
  return async () => {
    loaded.current ??= loadConfig()
    try {
      return await loaded.current
    } catch {
      loaded.current = undefined
      showToast({ tone: 'error', text: m.editor_config_missing() })
      return undefined
    }
  }
}

/** Uploads one file; undefined if it was refused, which the author is told. */
async function store(config: EditorConfig, kind: UploadKind, given: File): Promise<Stored | undefined> {
  const isImage = kind === 'image' || kind === 'screenshot'
  // The type is judged as the author chose it, the size as it is sent.
  const refusal = refusalOf(config, kind, given)
  if (refusal === 'type') {
    refuse('type')
    return undefined
  }
  const file = isImage && config.imageCompressEnable ? await prepareImage(given, config.imageCompressBorder) : given
  if (refusalOf(config, kind, file) === 'size') {
    refuse('size')
    return undefined
  }
  try {
    const stored = await upload(config, kind, file)
    // An address that no page may load is as good as none.
    if (!imagePattern.test(stored.src)) throw new Error('The server answered an address that pages cannot load')
    return { ...stored, name: given.name }
  } catch (error) {
    showToast({
      tone: 'error',
      text: error instanceof ServerState && error.message !== '' ? error.message : m.editor_upload_failed()
    })
    return undefined
  }
}

/** Uploads files, one after the other. @returns the blocks that show them; those that were refused are missing */
export async function insertFiles(config: EditorConfig, kind: PickKind, files: readonly File[]): Promise<Block[]> {
  const blocks: Block[] = []
  const attachments: Attachment[] = []
  for (const file of files) {
    const stored = await store(config, pickedKinds[kind], file)
    if (!stored) continue
    const { src, name, bytes } = stored
    if (kind === 'attachments') attachments.push({ src, name, bytes })
    else if (kind === 'video' || kind === 'music') blocks.push({ type: kind, src, caption: [] })
    else blocks.push(await imageBlock(src, file, config.imageCompressBorder))
  }
  return attachments.length > 0 ? [{ type: 'attachments', files: attachments }] : blocks
}

async function imageBlock(src: string, file: File, longest: number): Promise<Block> {
  const size = await sizeOf(await prepareImage(file, longest))
  return { type: 'image', src, alt: '', caption: [], ...size }
}

/**
 * Gets the images of a paste: those of this site stay, embedded ones are uploaded, and the server fetches the others. One
 * that cannot be had keeps the placeholder.
 */
export async function fetchRemoteImages(config: EditorConfig, images: ReadonlyMap<Block, string>): Promise<Map<Block, Block>> {
  const sources = new Map<string, string>()
  const remote: string[] = []
  for (const source of new Set(images.values())) {
    if (source.startsWith('data:')) {
      const file = fileOfDataAddress(source, 'image')
      const stored = file && (await store(config, 'image', file))
      if (stored) sources.set(source, stored.src)
    } else if (isLocalImage(config, source, location)) sources.set(source, localAddress(source))
    else remote.push(source)
  }
  if (remote.length > 0) {
    const caught = await catchImages(config, remote).catch(() => new Map<string, string>())
    for (const [source, address] of caught) sources.set(source, address)
  }
  const replaced = new Map<Block, Block>()
  for (const [block, source] of images) {
    const src = sources.get(source)
    if (block.type === 'image' && src !== undefined && imagePattern.test(src)) replaced.set(block, { ...block, src })
  }
  const failed = images.size - replaced.size
  if (failed > 0) showToast({ tone: 'error', text: m.editor_images_failed({ count: failed }) })
  return replaced
}

/** A path for an image of this site. */
function localAddress(source: string): string {
  const address = new URL(source, location.href)
  if (address.host === location.host) return address.pathname + address.search
  return address.protocol === 'https:' ? address.href : brokenImage
}
