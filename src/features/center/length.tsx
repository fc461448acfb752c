import { clock, isoDuration } from './duration'

/** How long a video is. */
export function Length({ seconds, className }: { seconds: number; className?: string }) {
  return (
    <time className={className} dateTime={isoDuration(seconds)}>
      {clock(seconds)}
    </time>
  )
}
