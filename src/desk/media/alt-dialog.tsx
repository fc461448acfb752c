import { useEffect } from 'react'
import type { MediaItem } from '~/contract/media'
import { useModal } from '~/lib/modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { AltForm } from './alt-form'
import './media.css'

interface Props {
  /** An image, whose texts the fields show at first. */
  file: MediaItem
  /** Called with the file as it was stored. */
  onSaved: (file: MediaItem) => void
  onClose: () => void
}

/** A dialog that asks for the alternative texts of an image. Opens when it is rendered. */
export function AltDialog({ file, onSaved, onClose }: Props) {
  const modal = useModal(onClose)
  const { ref } = modal
  // The browser focuses the button that puts the question off.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <dialog {...modal} className="media-picker media-alt" aria-labelledby="media-alt">
      <div className="desk-head">
        <h2 id="media-alt">{m.media_alt_ask()}</h2>
        <Button isSmall onClick={onClose}>
          {m.media_alt_later()}
        </Button>
      </div>
      {file.address !== null && <img className="media-preview" src={file.address} alt={file.name} />}
      <AltForm file={file} onSaved={onSaved} />
    </dialog>
  )
}
