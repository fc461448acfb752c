import { useCallback, useState } from 'react'
import { maxQueryLength } from '~/contract/limits'
import type { MediaItem } from '~/contract/media'
import type { MediaKind } from '~/contract/media-keys'
import { useLoadedData } from '~/lib/async-data'
import { useModal } from '~/lib/modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { kindNames, MediaCells } from './media-cells'
import { fetchMedia } from './media-list'
import { MediaUpload } from './media-upload'
import './media.css'

interface Props {
  /** The kind of files that can be chosen. */
  kind: MediaKind
  /** Only files that the scan has released are offered, so the address is there. */
  onChoose: (file: MediaItem & { address: string }) => void
  onClose: () => void
}

/** A dialog to choose a file of the media library, or to upload one. Opens when it is rendered. */
export function MediaPicker({ kind, onChoose, onClose }: Props) {
  const [name, setName] = useState('')
  const [cursor, setCursor] = useState<string>()
  const fetchPage = useCallback(() => fetchMedia({ kind, name, cursor }), [kind, name, cursor])
  const { result, load } = useLoadedData(fetchPage)
  const modal = useModal(onClose)

  return (
    <dialog {...modal} className="media-picker" aria-labelledby="media-picker">
      <div className="desk-head">
        <h2 id="media-picker">{m.media_picker_title({ kind: kindNames[kind]() })}</h2>
        <Button isSmall onClick={onClose}>
          {m.media_picker_close()}
        </Button>
      </div>
      <MediaUpload onStored={load} />
      <label className="media-picker-name">
        {m.media_filter_name()}
        <input
          value={name}
          maxLength={maxQueryLength}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setCursor(undefined)
          }}
        />
      </label>
      <DataState result={result} onRetry={load}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="desk-notice">{m.media_list_empty()}</p>}
            <MediaCells
              items={items}
              wrap={({ address, ...item }, content) => (
                <button
                  type="button"
                  disabled={address === null}
                  onClick={() => address !== null && onChoose({ ...item, address })}
                >
                  {content}
                </button>
              )}
            />
            {next !== null && (
              <Button isSmall onClick={() => setCursor(next)}>
                {m.media_more()}
              </Button>
            )}
          </>
        )}
      </DataState>
    </dialog>
  )
}
