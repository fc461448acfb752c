import type { Video } from '~/contract/videos'
import { polar } from '~/ui/figure/geometry'

const center = { x: 160, y: 90 }
const radius = 62
/** Seconds of one turn of the dial; the smallest that fits the video is used. */
const turns = [60, 600, 3600, 14_400] as const

const pointAt = (share: number, distance: number) => {
  const { x, y } = polar(center, distance, share * 360 - 90)
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

const ticks = Array.from({ length: 12 }, (_, index) => `M${pointAt(index / 12, radius - 5)}L${pointAt(index / 12, radius)}`).join(
  ''
)

/** The vendor's poster, or a dial that shows the duration. Decorative. */
export function Poster({ video: { poster, durationSeconds } }: { video: Pick<Video, 'poster' | 'durationSeconds'> }) {
  if (poster !== null) return <img className="poster" src={poster} alt="" width={320} height={180} loading="lazy" />
  const turn = turns.find((seconds) => durationSeconds <= seconds) ?? turns[3]
  const share = Math.min(durationSeconds / turn, 0.999)
  const arc = `M${pointAt(0, radius)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${pointAt(share, radius)}`
  return (
    <svg className="poster drawing" viewBox="0 0 320 180" width={320} height={180} aria-hidden="true">
      <circle className="g-outline poster-rim" cx={center.x} cy={center.y} r={radius} />
      <path className="g-dim" d={ticks} />
      <path className="poster-arc" d={arc} />
      <circle className="g-blue" cx={pointAt(share, radius).split(' ')[0]} cy={pointAt(share, radius).split(' ')[1]} r="5" />
      <path className="g-blue" d="M150 72L178 90L150 108z" />
    </svg>
  )
}
