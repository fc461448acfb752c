import * as v from 'valibot'
import { progressKey } from '~/contract/cookies'
import { lessonIds } from './copy/curriculum'

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Lessons completed on this device without a login. Unknown ids are dropped, because the exam API refuses them. */
export function readDeviceProgress(): string[] {
  const stored = v.safeParse(storedSchema, storage()?.getItem(progressKey))
  return stored.success ? lessonIds.filter((id) => stored.output.includes(id)) : []
}

/** Replaces the lessons completed on this device. */
export function writeDeviceProgress(lessons: Iterable<string>): void {
  const kept = [...lessons]
  try {
    if (kept.length > 0) storage()?.setItem(progressKey, JSON.stringify(kept))
    else storage()?.removeItem(progressKey)
  } catch {
    // If storage is full, the progress lasts until the page is left.
  }
}

/** Browsers that block storage throw on access. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
