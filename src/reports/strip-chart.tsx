import type { ReactNode } from 'react'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { round } from '~/ui/figure/geometry'
import { axisFor, type LogAxis, type RunView, type ShownResult } from './explore'
import { multipleText, tickText, timeText } from './time-text'

/*
 * One strip for each system on a common logarithmic axis: a dot for each seed, lines for median and p95, and right of the
 * axis the limit with a hollow mark for each query that timed out. The strips are as wide as the page has room, so their
 * drawings are stretched: dots are lines of no length with round ends, whose width does not scale.
 */

const width = 1000
const height = 64
/** End of the axis and position of the limit, in units of the width. */
const axisEnd = 920
const limitAt = 970
/** Share of the height over which dots of like times are spread. */
const spread = 0.62

const xOf = (axis: LogAxis, value: number) => round(axis.at(value) * axisEnd)

/** Spreads dots evenly and always alike: the golden ratio puts neighbors far apart. */
const yOf = (index: number) => round(height * (0.5 + (((index * 0.618034) % 1) - 0.5) * spread))

/** The strips of a result. */
export function StripChart({ shown }: { shown: ShownResult }) {
  const locale = useLocale()
  const isRatio = shown.metric === 'ratio'
  const values = shown.runs.flatMap(({ points }) => points.filter((point) => point !== null))
  const axis = axisFor(values)
  const limit = shown.workload.limitMilliseconds ?? undefined
  const hasLimit = !isRatio && limit !== undefined
  const valueText = (value: number) => (isRatio ? multipleText(value, locale) : timeText(value, locale))
  return (
    <div className="strips">
      {shown.runs.map((run) => (
        <div className="strip" key={run.system}>
          <div className="strip-name">
            <b>{textIn(run.name, locale)}</b>
            <span className="note">{marksText(run, valueText)}</span>
          </div>
          <Strip axis={axis} run={run} hasLimit={hasLimit} />
          <Success run={run} />
        </div>
      ))}
      {shown.gaps
        .map((written) => textIn(written, locale))
        .map((name) => (
          <div className="strip strip-gap" key={name}>
            <div className="strip-name">
              <b>{name}</b>
              <span className="note">{m.reports_gap({ name })}</span>
            </div>
            <Strip axis={axis} hasLimit={hasLimit} />
          </div>
        ))}
      <div className="strip strip-axis" aria-hidden="true">
        <span className="note">{m.reports_axis()}</span>
        <Ticks axis={axis} isRatio={isRatio} limit={limit === undefined ? undefined : timeText(limit, locale)} />
      </div>
    </div>
  )
}

/** The lines of a strip in words: median and p95, or the reason for which there is no ratio. */
function marksText({ median, p95, ratio }: RunView, valueText: (value: number) => string): string {
  if (median === undefined) return typeof ratio === 'number' ? '' : m.reports_no_ratio({ reason: reasonText[ratio]() })
  const p95Text = p95 === undefined ? m.reports_over_limit() : valueText(p95)
  return `${m.reports_legend_median()} ${valueText(median)} · p95 ${p95Text}`
}

/** Texts of the reasons for which there is no ratio. */
export const reasonText = {
  samples: m.reports_no_ratio_samples,
  dataset: m.reports_no_ratio_dataset,
  environment: m.reports_no_ratio_environment,
  workload: m.reports_no_ratio_workload,
  timeouts: m.reports_no_ratio_timeouts
} as const

function Success({ run: { summary } }: { run: RunView }) {
  const locale = useLocale()
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(summary.successRate)
  return (
    <p className="strip-success">
      <b>{rate}</b>
      <span className="note">{m.reports_success({ ok: summary.ok, count: summary.count })}</span>
    </p>
  )
}

/** The strip of a run, or of none. The table says the same to screen readers. */
function Strip({ axis, run, hasLimit }: { axis: LogAxis; run?: RunView; hasLimit: boolean }) {
  return (
    <svg className="strip-art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="strip-grid" d={axis.ticks.map((tick) => `M${xOf(axis, tick)} 0V${height}`).join('')} />
      {hasLimit ? <path className="strip-limit" d={`M${limitAt} 0V${height}`} /> : null}
      {run ? <Marks axis={axis} run={run} /> : null}
    </svg>
  )
}

function Marks({ axis, run: { points, timeouts, median, p95 } }: { axis: LogAxis; run: RunView }) {
  const dots = points.flatMap((point, index) => (point === null ? [] : [`M${xOf(axis, point)} ${yOf(index)}h0`])).join('')
  const hollow = Array.from({ length: timeouts }, (_, index) => `M${limitAt} ${yOf(index)}h0`).join('')
  return (
    <>
      <path className="strip-dots" d={dots} />
      {hollow ? (
        <>
          <path className="strip-ring" d={hollow} />
          <path className="strip-hole" d={hollow} />
        </>
      ) : null}
      {p95 === undefined ? null : <path className="strip-p95" d={`M${xOf(axis, p95)} 4V${height - 4}`} />}
      {median === undefined ? null : <path className="strip-median" d={`M${xOf(axis, median)} 4V${height - 4}`} />}
    </>
  )
}

function Ticks({ axis, isRatio, limit }: { axis: LogAxis; isRatio: boolean; limit: string | undefined }) {
  const locale = useLocale()
  // Labels of an axis over many powers of ten would touch on a phone.
  const every = Math.ceil(axis.ticks.length / 5)
  return (
    <svg className="strip-ticks" width="100%" height={limit && !isRatio ? 36 : 20} aria-hidden="true">
      {axis.ticks.map((tick, index) =>
        index % every === 0 ? (
          <text key={tick} x={`${xOf(axis, tick) / 10}%`} y="14" textAnchor={index === 0 ? 'start' : 'middle'}>
            {isRatio ? multipleText(tick, locale) : tickText(tick)}
          </text>
        ) : null
      )}
      {limit && !isRatio ? (
        <text x="100%" y="31" textAnchor="end" className="strip-limit-text">
          {m.reports_axis_limit({ limit })}
        </text>
      ) : null}
    </svg>
  )
}

/** Legend of the marks in the strips. */
export function StripLegend() {
  return (
    <p className="legend strip-legend note">
      <Key label={m.reports_legend_dot()}>
        <path className="strip-dots" d="M7 7h0" />
      </Key>
      <Key label={m.reports_legend_median()}>
        <path className="strip-median" d="M7 0V14" />
      </Key>
      <Key label={m.reports_legend_p95()}>
        <path className="strip-p95" d="M7 0V14" />
      </Key>
      <Key label={m.reports_legend_timeout()}>
        <path className="strip-ring" d="M7 7h0" />
        <path className="strip-hole" d="M7 7h0" />
      </Key>
    </p>
  )
}

function Key({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="legend-key">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  )
}
