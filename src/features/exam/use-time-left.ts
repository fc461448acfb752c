import { useEffect, useState } from 'react'
import type { AnswerSheet } from './answer-sheet'

/** Remaining minutes that are announced; nothing else is, so that a screen reader stays quiet. */
const announcedMinutes = [10, 5, 1] as const

/** The announced minute that applies now: the smallest one that is not shorter than the time. */
function announcedAt(milliseconds: number): number | undefined {
  return announcedMinutes.findLast((minutes) => milliseconds <= minutes * 60_000)
}

/** Whether the time is over, and the minute to announce. Changes only then, and not every second. */
export function useTimeLeft(sheet: AnswerSheet): { minutes: number | undefined; isOver: boolean } {
  const [minutes, setMinutes] = useState<number>()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const tick = () => {
      const left = sheet.remaining()
      setMinutes(left > 0 ? announcedAt(left) : undefined)
      setOver(left === 0)
    }
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [sheet])
  return { minutes, isOver }
}
