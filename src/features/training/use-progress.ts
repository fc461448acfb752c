import { useEffect, useRef, useState } from 'react'
import { progressKey } from '~/contract/cookies'
import { useSession } from '~/lib/session'
import { loadAccountProgress, saveLesson } from './account-progress'
import { readDeviceProgress, writeDeviceProgress } from './device-progress'

/** `loading` is also the state without scripts. */
export type Progress =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready'
      completed: ReadonlySet<string>
      /** When lessons of the account were completed; a device does not keep it. */
      times: ReadonlyMap<string, number>
      storedIn: 'device' | 'account'
      handedOver: number
    }

const onDevice = (): Progress => ({
  state: 'ready',
  completed: new Set(readDeviceProgress()),
  times: new Map(),
  storedIn: 'device',
  handedOver: 0
})

/** Completed lessons: of the account after a login, otherwise of this device. */
export function useProgress() {
  const { loggedIn } = useSession()
  const [progress, setProgress] = useState<Progress>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const saving = useRef<Promise<void>>(Promise.resolve())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try loads again
  useEffect(() => {
    if (!loggedIn) {
      setProgress(onDevice())
      // Another tab has changed it.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === progressKey) setProgress(onDevice())
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    }
    let isCurrent = true
    setProgress({ state: 'loading' })
    loadAccountProgress().then(
      ({ lessons, times, handedOver }) => {
        if (!isCurrent) return
        const completions = new Map(times.map((at, index) => [lessons[index] ?? '', at]))
        setProgress({ state: 'ready', completed: new Set(lessons), times: completions, storedIn: 'account', handedOver })
      },
      () => {
        if (isCurrent) setProgress({ state: 'failed' })
      }
    )
    return () => {
      isCurrent = false
    }
  }, [loggedIn, tries])

  const show = (id: string, isCompleted: boolean, at = Date.now()) =>
    setProgress((before) =>
      before.state === 'ready'
        ? {
            ...before,
            completed: withLesson(before.completed, id, isCompleted),
            times: before.storedIn === 'account' ? withTime(before.times, id, isCompleted ? at : undefined) : before.times
          }
        : before
    )

  /** Marks a lesson as completed or open. A failed save is undone; its message is a toast. */
  function mark(id: string, isCompleted: boolean) {
    if (progress.state !== 'ready') return
    show(id, isCompleted)
    if (progress.storedIn === 'device') {
      writeDeviceProgress(withLesson(new Set(readDeviceProgress()), id, isCompleted))
      return
    }
    // One after the other, so that the last of two clicks is also the last that is stored.
    const earlier = progress.times.get(id)
    saving.current = saving.current.then(() => saveLesson(id, isCompleted)).catch(() => show(id, !isCompleted, earlier))
  }

  return { progress, mark, retry: () => setTries((before) => before + 1) }
}

function withLesson(lessons: ReadonlySet<string>, id: string, isCompleted: boolean): ReadonlySet<string> {
  const changed = new Set(lessons)
  if (isCompleted) changed.add(id)
  else changed.delete(id)
  return changed
}

/** @param at undefined for a lesson that is open again */
function withTime(times: ReadonlyMap<string, number>, id: string, at: number | undefined): ReadonlyMap<string, number> {
  const changed = new Map(times)
  if (at === undefined) changed.delete(id)
  else changed.set(id, at)
  return changed
}
