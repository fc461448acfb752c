import type { ReactNode } from 'react'
import { formatBytes } from '~/contract/file-size'
import type { MediaItem } from '~/contract/media'
import type { MediaKind } from '~/contract/media-keys'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'

export const kindNames: Readonly<Record<MediaKind, () => string>> = {
  image: m.media_kind_image,
  video: m.media_kind_video,
  audio: m.media_kind_audio,
  file: m.media_kind_file
}

interface Props {
  items: readonly MediaItem[]
  selected?: number | undefined
  /** The link or button around a file. */
  wrap: (item: MediaItem, content: ReactNode) => ReactNode
}

/** Files as a grid: their picture or format, their name, and a note such as missing texts. */
export function MediaCells({ items, selected, wrap }: Props) {
  return (
    <ul className="media-cells">
      {items.map((item) => (
        <li key={item.id} aria-current={item.id === selected ? 'true' : undefined}>
          {wrap(item, <Cell item={item} />)}
        </li>
      ))}
    </ul>
  )
}

function Cell({ item }: { item: MediaItem }) {
  const locale = useLocale()
  return (
    <>
      <Thumbnail item={item} />
      <span className="media-name">{item.name}</span>
      <span className="media-note">{noteOf(item) ?? `${kindNames[item.kind]()} · ${formatBytes(item.bytes, locale)}`}</span>
    </>
  )
}

/** Note to authors on a quarantined file or on missing alternative texts; undefined if there is none. */
function noteOf({ state, kind, altZh, altEn }: MediaItem): string | undefined {
  if (state === 'quarantined') return m.media_quarantined()
  return kind === 'image' && (altZh === '' || altEn === '') ? m.media_lack_alt() : undefined
}

/** The name of the file is beside it, so the picture says nothing more to a screen reader. */
function Thumbnail({ item: { kind, address, key } }: { item: MediaItem }) {
  if (kind === 'image' && address) return <img className="media-thumb" src={address} alt="" loading="lazy" />
  return (
    <span className="media-thumb" aria-hidden="true">
      {/[^.]+$/.exec(key)?.[0]}
    </span>
  )
}
