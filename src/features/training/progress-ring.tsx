import { m } from '~/paraglide/messages'

/** Length of the circle (spec §9). */
const ringLength = 296
const center = 56
const radius = ringLength / (2 * Math.PI)

/** Completed lessons as part of a circle. `done` is undefined while the progress is not known. */
export function ProgressRing({ done, total }: { done: number | undefined; total: number }) {
  const label = done === undefined ? m.training_ring_total({ total }) : m.training_ring({ done, total })
  return (
    <div className="ring">
      <svg viewBox={`0 0 ${2 * center} ${2 * center}`} role="img" aria-label={label}>
        <circle className="ring-track" cx={center} cy={center} r={radius} />
        {done ? (
          <circle
            className="ring-done"
            cx={center}
            cy={center}
            r={radius}
            pathLength={ringLength}
            strokeDasharray={`${(ringLength * done) / total} ${ringLength}`}
          />
        ) : null}
      </svg>
      <p aria-hidden="true">
        {done === undefined ? <b>{total}</b> : <b>{done}</b>}
        <span>{done === undefined ? m.training_ring_unit() : `/ ${total}`}</span>
      </p>
    </div>
  )
}
