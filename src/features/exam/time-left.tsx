import { useEffect, useState } from 'react'
import { m } from '~/paraglide/messages'
import type { AnswerSheet } from './answer-sheet'

/** The remaining time, to the second for the eye; screen readers hear it at the announced minutes. */
export function TimeLeft({ sheet, announced }: { sheet: AnswerSheet; announced: number | undefined }) {
  const [seconds, setSeconds] = useState(() => secondsOf(sheet))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsOf(sheet)), 250)
    return () => clearInterval(timer)
  }, [sheet])
  return (
    <p className="exam-time" data-short={announced !== undefined || undefined}>
      <span role="timer" aria-live="off">
        <span className="exam-time-label">{m.exam_time_left()}</span>{' '}
        {/* The browser hydrates in a later second than the server's. */}
        <b className="mono" suppressHydrationWarning>
          {clock(seconds)}
        </b>
      </span>
      <span className="exam-announced" role="status">
        {announced === undefined ? '' : m.exam_minutes_left({ minutes: announced })}
      </span>
    </p>
  )
}

/** Rounded up, so that 0 means over. */
const secondsOf = (sheet: AnswerSheet) => Math.ceil(sheet.remaining() / 1000)

/** `59:05`, `1:30:00`. */
export function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
