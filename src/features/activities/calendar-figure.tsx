import type { Activity } from '~/contract/activities'
import { formatMonth } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Figure } from '~/ui/figure/figure'
import { buildCalendar, type CalendarMark, type CalendarMonth } from './calendar'
import { useVisitorZone } from './use-visitor-zone'

/** Pixels. A day's width depends on the page's. */
const height = 52
const base = 40
const radius = 11
const scale = [1, 5, 10, 15, 20, 25, 30]

interface Props {
  activities: readonly Activity[]
  /** Whether the first activity is the next one, which is highlighted. */
  isFromNext: boolean
  /** The figure is about a single activity. */
  isOne?: boolean
}

/** A calendar with a line per month. Each activity has its number in the list. */
export function CalendarFigure({ activities, isFromNext, isOne = false }: Props) {
  const locale = useLocale()
  const zone = useVisitorZone()
  const months = buildCalendar(activities, ({ timeZone }) => zone ?? timeZone)
  return (
    <Figure
      className="calendar"
      number={m.page_figure({ number: '1-1' })}
      caption={isOne ? m.activities_calendar_one() : m.activities_calendar({ count: activities.length })}
      reading={
        isOne ? m.activities_calendar_one_reading() : isFromNext ? m.activities_calendar_next() : m.activities_calendar_reading()
      }
    >
      <ol aria-hidden="true">
        {months.map((month) => (
          <li key={month.month} className="grid-phone">
            <span className="note">{formatMonth(month.month, locale)}</span>
            <MonthLine month={month} isFromNext={isFromNext} isNumbered={!isOne} />
          </li>
        ))}
      </ol>
      <svg className="calendar-scale" width="100%" height="16" aria-hidden="true">
        {scale.map((day) => (
          <text key={day} x={middle(day)} y="12" textAnchor="middle">
            {day}
          </text>
        ))}
      </svg>
    </Figure>
  )
}

/** Horizontal positions on a line of 31 days, in percent. */
const edge = (day: number) => `${(((day - 1) / 31) * 100).toFixed(2)}%`
const middle = (day: number) => `${(((day - 0.5) / 31) * 100).toFixed(2)}%`
const width = (days: number) => `${((days / 31) * 100).toFixed(2)}%`

interface LineProps {
  month: CalendarMonth
  isFromNext: boolean
  isNumbered: boolean
}

function MonthLine({ month: { days, weekends, marks }, isFromNext, isNumbered }: LineProps) {
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {weekends.map((day) => (
        <rect key={day} className="calendar-weekend" x={edge(day)} y="8" width={width(1)} height={base - 8} />
      ))}
      <line className="calendar-line" x1="0" y1={base} x2={width(days)} y2={base} />
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <line
          key={day}
          className="calendar-line"
          x1={middle(day)}
          y1={base}
          x2={middle(day)}
          y2={base - (scale.includes(day) ? 8 : 4)}
        />
      ))}
      {marks.map((mark) => (
        <MarkShape key={mark.number} mark={mark} isNext={isFromNext && mark.number === 1} isNumbered={isNumbered} />
      ))}
    </svg>
  )
}

interface MarkProps {
  mark: CalendarMark
  isNext: boolean
  isNumbered: boolean
}

function MarkShape({ mark: { number, from, to, isLow }, isNext, isNumbered }: MarkProps) {
  const center = isLow ? base : radius + 2
  return (
    <g className={isNext ? 'calendar-mark calendar-next' : 'calendar-mark'}>
      <rect x={edge(from)} y={base - 4} width={width(to - from + 1)} height="4" />
      <line x1={middle(from)} y1={center} x2={middle(from)} y2={base} />
      <circle cx={middle(from)} cy={center} r={isNumbered ? radius : radius / 2} />
      {isNumbered ? (
        <text x={middle(from)} y={center + 4} textAnchor="middle">
          {number}
        </text>
      ) : null}
    </g>
  )
}
