import type { ReactNode } from 'react'
import type { ChartKind } from '~/contract/rich-text'
import { polygon, polyline } from '~/ui/figure/draw'
import { type Point, round } from '~/ui/figure/geometry'
import { axisTicks, truncate } from './scale'

export interface ChartData {
  kind: ChartKind
  /** The table: series names in the first row, category names in the first column. */
  rows: readonly (readonly string[])[]
}

const width = 640
const height = 340
const plot = { left: 64, right: 12, top: 16, bottom: 34 }
/** Least height of a row of bars, whose name has the largest size that words of a drawing take. */
const rowHeight = 22
/** Number of classes `chart-look-*`; further series repeat them. */
const styleCount = 5

interface Series {
  name: string
  values: readonly number[]
}

function readSeries({ rows }: ChartData): { names: string[]; series: Series[] } {
  const [head = [], ...body] = rows
  return {
    names: body.map(([name = '']) => name),
    series: head.slice(1).map((name, index) => ({ name, values: body.map((row) => Number(row[index + 1] ?? 0)) }))
  }
}

/** The drawing of a table, with a legend. Hidden from screen readers, which read the table. */
export function ChartDrawing(chart: ChartData) {
  const { names, series } = readSeries(chart)
  const total = chart.kind === 'bar' ? Math.max(height, plot.top + plot.bottom + names.length * rowHeight) : height
  const shown = chart.kind === 'pie' ? names : series.map(({ name }) => name)
  return (
    <>
      <svg className="drawing chart-drawing" viewBox={`0 0 ${width} ${total}`} width={width} height={total} aria-hidden="true">
        {drawChart(chart.kind, names, series, total)}
      </svg>
      <ul className="chart-legend" aria-hidden="true">
        {shown.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={index} className={styleClass(index)}>
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

const styleClass = (index: number) => `chart-look-${index % styleCount}`

function drawChart(kind: ChartKind, names: string[], series: Series[], total: number): ReactNode {
  if (kind === 'pie') return <Pie values={series[0]?.values ?? []} />
  if (kind === 'bar') return <Bars names={names} series={series} height={total} />
  const scales = scalesOf(names, series)
  return (
    <>
      <Axis names={names} scales={scales} />
      {series.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
        <g key={index} className={styleClass(index)}>
          {kind === 'column' ? <Columns series={one} index={index} count={series.length} scales={scales} /> : null}
          {kind === 'area' ? <path className="chart-area" d={areaPath(one, scales)} /> : null}
          {kind === 'column' ? null : <path className="chart-line" d={polyline(pointsOf(one, scales))} />}
          {kind === 'line' || kind === 'labeledLine' ? (
            <Points of={one} scales={scales} isLabeled={kind === 'labeledLine'} />
          ) : null}
        </g>
      ))}
    </>
  )
}

interface Scales {
  ticks: number[]
  /** Width per category. */
  step: number
  x: (index: number) => number
  y: (value: number) => number
}

const maxValue = (series: readonly Series[]) => Math.max(0, ...series.flatMap(({ values }) => values))

function scalesOf(names: readonly string[], series: readonly Series[]): Scales {
  const ticks = axisTicks(maxValue(series))
  const top = ticks.at(-1) ?? 1
  const step = (width - plot.left - plot.right) / names.length
  return {
    ticks,
    step,
    x: (index) => round(plot.left + step * (index + 0.5)),
    y: (value) => round(height - plot.bottom - (value / top) * (height - plot.top - plot.bottom))
  }
}

function Axis({ names, scales: { ticks, step, x, y } }: { names: readonly string[]; scales: Scales }) {
  // Every name of a long list would overlap the next one.
  const labelInterval = Math.ceil(names.length / 16)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'chart-base' : 'chart-grid'} d={`M${plot.left} ${y(tick)}H${width - plot.right}`} />
          <text x={plot.left - 8} y={y(tick)} dy="0.36em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {names.map((name, index) =>
        index % labelInterval === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <text key={index} x={x(index)} y={height - plot.bottom + 20} textAnchor="middle">
            {truncate(name, Math.max(2, (step * labelInterval) / 11))}
          </text>
        ) : null
      )}
    </>
  )
}

const pointsOf = ({ values }: Series, { x, y }: Scales): Point[] => values.map((value, index) => ({ x: x(index), y: y(value) }))

function areaPath(series: Series, scales: Scales): string {
  const points = pointsOf(series, scales)
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? polygon([{ x: first.x, y: scales.y(0) }, ...points, { x: last.x, y: scales.y(0) }]) : ''
}

function Points({ of: series, scales, isLabeled }: { of: Series; scales: Scales; isLabeled: boolean }) {
  return pointsOf(series, scales).map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids
    <g key={index}>
      <circle className="chart-point" cx={point.x} cy={point.y} r="3.5" />
      {isLabeled ? (
        <text x={point.x} y={point.y - 9} textAnchor="middle">
          {series.values[index]}
        </text>
      ) : null}
    </g>
  ))
}

interface ColumnsProps {
  series: Series
  index: number
  count: number
  scales: Scales
}

function Columns({ series, index, count, scales: { step, x, y } }: ColumnsProps) {
  const thickness = round((step * 0.72) / count)
  return series.values.map((value, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids
      key={at}
      className="chart-fill"
      x={round(x(at) - (thickness * count) / 2 + thickness * index)}
      y={y(value)}
      width={thickness}
      height={round(y(0) - y(value))}
    />
  ))
}

/** Horizontal bars, which leave room for long names. */
function Bars({ names, series, height }: { names: readonly string[]; series: readonly Series[]; height: number }) {
  const ticks = axisTicks(maxValue(series))
  const left = 132
  const x = (value: number) => round(left + (value / (ticks.at(-1) ?? 1)) * (width - left - plot.right))
  const step = (height - plot.top - plot.bottom) / names.length
  const thickness = round((step * 0.72) / series.length)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'chart-base' : 'chart-grid'} d={`M${x(tick)} ${plot.top}V${height - plot.bottom}`} />
          <text x={x(tick)} y={height - plot.bottom + 20} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {names.map((name, at) => {
        const middle = plot.top + step * (at + 0.5)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <g key={at}>
            <text x={left - 8} y={round(middle)} dy="0.36em" textAnchor="end">
              {truncate(name, 16)}
            </text>
            {series.map(({ values }, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
                key={index}
                className={`chart-fill ${styleClass(index)}`}
                x={left}
                y={round(middle - (thickness * series.length) / 2 + thickness * index)}
                width={round(x(values[at] ?? 0) - left)}
                height={thickness}
              />
            ))}
          </g>
        )
      })}
    </>
  )
}

/** Shares of the first series. */
function Pie({ values }: { values: readonly number[] }) {
  const sum = values.reduce((total, value) => total + value, 0) || 1
  const center = { x: width / 2, y: height / 2 }
  const radius = 140
  const at = (share: number, distance: number): Point => ({
    x: center.x + distance * Math.sin(share * 2 * Math.PI),
    y: center.y - distance * Math.cos(share * 2 * Math.PI)
  })
  return values.map((value, index) => {
    const begin = values.slice(0, index).reduce((total, before) => total + before, 0) / sum
    const share = value / sum
    const [from, to, label] = [at(begin, radius), at(begin + share, radius), at(begin + share / 2, radius * 0.7)]
    const arc = `A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${round(to.x)} ${round(to.y)}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: slices have no ids
      <g key={index} className={styleClass(index)}>
        {share === 1 ? (
          <circle className="chart-fill chart-slice" cx={center.x} cy={center.y} r={radius} />
        ) : (
          <path className="chart-fill chart-slice" d={`M${center.x} ${center.y}L${round(from.x)} ${round(from.y)}${arc}z`} />
        )}
        {share >= 0.04 ? (
          <text x={round(label.x)} y={round(label.y)} dy="0.36em" textAnchor="middle">
            {`${Math.round(share * 100)}%`}
          </text>
        ) : null}
      </g>
    )
  })
}
