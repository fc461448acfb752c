import { formatDuration } from './duration'
import type { VideoGroup } from './video-data'
import './center.css'

const width = 680
const start = 24
const end = 648
const rowHeight = 88
const top = 44

/**
 * Video types with their videos in sequence; edge lengths show durations. Names get the full width because they come from
 * main; the list below has the same content as text.
 */
export function DurationsDrawing({
  groups,
  selected,
  label
}: {
  groups: readonly VideoGroup[]
  selected: string | undefined
  label: string
}) {
  const totals = groups.map(({ videos }) => videos.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0))
  const longest = Math.max(1, ...totals)
  const x = (seconds: number) => Math.round(start + ((end - start) * seconds) / longest)
  const height = top + groups.length * rowHeight
  const ticks = [0, longest / 2, longest]
  return (
    <svg
      className="drawing center-drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {/* The axis starts after the squares; a line there would cross the names. */}
      <path
        className="g-axis"
        d={ticks
          .slice(1)
          .map((tick) => `M${x(tick)} 30V${height - 8}`)
          .join('')}
      />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={20} textAnchor="middle">
          {formatDuration(tick)}
        </text>
      ))}
      {groups.map(({ type, name, videos }, row) => {
        const y = top + row * rowHeight + 50
        const isShown = selected === type
        const ends = videos.map((_, index) =>
          videos.slice(0, index + 1).reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
        )
        return (
          <g key={type}>
            <path className={isShown ? 'g-found' : 'g-path'} d={`M${start} ${y}H${x(ends.at(-1) ?? 0)}`} />
            <g className="g-vertices">
              <path className="g-blue" d={`M${start - 9} ${y - 9}h18v18h-18z`} />
              {ends.map((seconds, index) => (
                <circle key={videos[index]?.id} className={isShown ? 'g-on-found' : 'g-on-path'} cx={x(seconds)} cy={y} r="9" />
              ))}
            </g>
            <text x={start - 9} y={y - 22}>
              {name}
            </text>
            {videos.map(({ id, durationSeconds }, index) => (
              <text key={id} x={(x(ends[index - 1] ?? 0) + x(ends[index] ?? 0)) / 2} y={y + 28} textAnchor="middle">
                {formatDuration(durationSeconds)}
              </text>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
