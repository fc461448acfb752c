import { formatDuration, isoDuration } from './duration'

/** A video's duration. */
export function VideoDuration({ seconds, className }: { seconds: number; className?: string }) {
  return (
    <time className={className} dateTime={isoDuration(seconds)}>
      {formatDuration(seconds)}
    </time>
  )
}
