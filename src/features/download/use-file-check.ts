import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { compareDigest, type PublishedFiles, type Verdict } from './compare-digest'
import { computeDigest } from './digest'

/** State of a check. Sizes are in bytes. */
export type Check =
  | { state: 'idle' }
  | { state: 'canceled' }
  | { state: 'reading'; name: string; size: number; done: number }
  | { state: 'done'; name: string; sha256: string; verdict: Verdict }
  | { state: 'failed'; name: string }

/**
 * Checks files one at a time, including files dropped anywhere on the page. The verdict stays; an open one is settled once
 * the missing lists are loaded.
 */
export function useFileCheck(publication: PublishedFiles) {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const [isDragged, setDragged] = useState(false)
  const running = useRef<AbortController>(undefined)

  if (check.state === 'done' && check.verdict.outcome === 'open') {
    const verdict = compareDigest(check, publication)
    if (verdict.outcome !== 'open' || verdict.extent !== check.verdict.extent) setCheck({ ...check, verdict })
  }

  async function start(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { name, size } = file
    setCheck({ state: 'reading', name, size, done: 0 })
    try {
      const sha256 = await computeDigest(file, {
        signal: controller.signal,
        onProgress: (done) => setCheck({ state: 'reading', name, size, done })
      })
      if (!controller.signal.aborted) setCheck({ state: 'done', name, sha256, verdict: { outcome: 'open', extent: 'failed' } })
    } catch {
      if (!controller.signal.aborted) setCheck({ state: 'failed', name })
    }
  }

  function cancel() {
    running.current?.abort()
    setCheck({ state: 'canceled' })
  }

  const checkDropped = useEffectEvent((file: File) => void start(file))

  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!hasFile(event)) return
      // Otherwise the browser opens the dropped file.
      event.preventDefault()
      setDragged(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setDragged(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) checkDropped(file)
    }
    addEventListener('dragover', onDragOver)
    addEventListener('dragleave', onDragLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('dragleave', onDragLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])

  useEffect(() => () => running.current?.abort(), [])

  return { check, isDragged, start: (file: File) => void start(file), cancel }
}
