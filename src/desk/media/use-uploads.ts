import { useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import { UploadError } from '../uploads/server'
import { type StoredFile, upload } from '../uploads/upload'

/** A file that was selected for upload. */
export interface Upload {
  id: number
  name: string
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; part: number }
    | { kind: 'stored'; stored: StoredFile }
    | { kind: 'failed'; text: string }
}

/** Uploads files one after the other, so that a refused one delays no other for long; each has a line of its own. */
export function useUploads(onStored: (stored: StoredFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<{ id: number; file: File }[]>([])
  const isSending = useRef(false)
  const nextId = useRef(1)

  const set = (id: number, state: Upload['state']) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, state } : each)))

  async function sendAll() {
    if (isSending.current) return
    isSending.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next
      set(id, { kind: 'sending', part: 0 })
      try {
        const stored = await upload(file, { onProgress: (part) => set(id, { kind: 'sending', part }) })
        set(id, { kind: 'stored', stored })
        onStored(stored)
      } catch (error) {
        set(id, { kind: 'failed', text: error instanceof UploadError ? error.text : m.editor_upload_failed() })
      }
    }
    isSending.current = false
  }

  function add(files: Iterable<File>) {
    const added = Array.from(files, (file) => ({ id: nextId.current++, file }))
    queue.current.push(...added)
    setUploads((before) => [
      ...before,
      ...added.map(({ id, file }): Upload => ({ id, name: file.name, state: { kind: 'waiting' } }))
    ])
    void sendAll()
  }

  return {
    uploads,
    add,
    clear: () => setUploads((before) => before.filter(({ state }) => state.kind === 'waiting' || state.kind === 'sending'))
  }
}
