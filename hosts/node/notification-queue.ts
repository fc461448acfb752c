import type { NodeDatabase } from './database.ts'

/** The times are in milliseconds since 1970. */
interface QueueState {
  waiting: number
  oldest: number | undefined
  failed: number
}

/** A line for people. */
export const describeQueue = ({ waiting, oldest, failed }: QueueState, now = Date.now()): string => {
  const since = oldest === undefined ? '' : `, the oldest for ${Math.round((now - oldest) / 1000)} s`
  return `notifications: ${waiting} waiting${since}, ${failed} failed`
}

/** Counts in main's database the notifications that wait and those that failed for good; times are milliseconds since 1970. */
export function openNotificationQueue({ file }: NodeDatabase) {
  const waiting = file.prepare(
    'SELECT count(*) AS waiting, min(created_at) AS oldest FROM notifications WHERE next_attempt_at IS NOT NULL'
  )
  const failed = file.prepare('SELECT count(*) AS failed FROM notifications WHERE failed_at IS NOT NULL')
  return (): QueueState => {
    const state = waiting.get()
    const oldest = state?.oldest ?? undefined
    return {
      waiting: Number(state?.waiting),
      oldest: oldest === undefined ? undefined : Number(oldest),
      failed: Number(failed.get()?.failed)
    }
  }
}
