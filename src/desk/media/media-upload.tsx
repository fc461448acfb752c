import { useId, useRef } from 'react'
import { takeChosenFiles } from '~/lib/chosen-files'
import { useFileDrop } from '~/lib/use-file-drop'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { StoredFile } from '../uploads/upload'
import { type Upload, useUploads } from './use-uploads'

interface Props {
  /** Called for each file as soon as it is in the library. */
  onStored: (stored: StoredFile) => void
}

/** Uploads several files, selected or dropped, and says of each how far it is or why it was refused. */
export function MediaUpload({ onStored }: Props) {
  const { uploads, add, clear } = useUploads(onStored)
  const drop = useFileDrop(add)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  return (
    <section className="media-upload" aria-label={m.media_upload()} {...drop}>
      <div className="cluster media-upload-line">
        <Button variant="primary" aria-describedby={id} onClick={() => input.current?.click()}>
          {m.media_upload()}
        </Button>
        <p id={id}>{m.media_upload_hint()}</p>
        <input ref={input} type="file" multiple hidden onChange={({ currentTarget }) => add(takeChosenFiles(currentTarget))} />
      </div>
      {uploads.length > 0 && (
        <>
          <ul className="media-uploads" aria-live="polite">
            {uploads.map((upload) => (
              <li key={upload.id} data-state={upload.state.kind}>
                <span className="media-uploads-name">{upload.name}</span>
                <UploadState upload={upload} />
              </li>
            ))}
          </ul>
          <Button isSmall onClick={clear}>
            {m.media_upload_clear()}
          </Button>
        </>
      )}
    </section>
  )
}

function UploadState({ upload: { name, state } }: { upload: Upload }) {
  switch (state.kind) {
    case 'waiting':
      return <span>{m.media_upload_waiting()}</span>
    case 'sending':
      return <progress value={state.part} aria-label={m.media_upload_progress({ name })} />
    case 'stored':
      return <span>{m.media_upload_stored()}</span>
    case 'failed':
      return <strong>{state.text}</strong>
  }
}
