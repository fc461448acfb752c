import { clock, isoDuration } from './duration'

/** A video's duration. */
export function Length({ seconds, className }: { seconds: number; className?: string }) {
  return (
    <time className={className} dateTime={isoDuration(seconds)}>
      {clock(seconds)}
    </time>
  )
}
