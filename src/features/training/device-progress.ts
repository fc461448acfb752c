import * as v from 'valibot'
import { progressKey } from '~/contract/cookies'
import { readStored, writeStored } from '~/lib/storage'
import { lessonIds } from './copy/curriculum'

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Lessons completed on this device without a login. Unknown ids are dropped, because the exam API refuses them. */
export function readDeviceProgress(): string[] {
  const stored = v.safeParse(storedSchema, readStored('local', progressKey))
  return stored.success ? lessonIds.filter((id) => stored.output.includes(id)) : []
}

/** Replaces the lessons completed on this device. */
export function writeDeviceProgress(lessons: Iterable<string>): void {
  const kept = [...lessons]
  writeStored('local', progressKey, kept.length > 0 ? JSON.stringify(kept) : undefined)
}
