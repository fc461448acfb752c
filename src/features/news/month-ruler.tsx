/** Pixels between two days, and from the left edge to the first. */
const step = 8
const margin = 6

/** A month as a ruler: a tick per day, longer every fifth day, and a mark on release days. */
export function MonthRuler({ month, days }: { month: string; days: readonly number[] }) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const at = (day: number) => margin + (day - 1) * step
  const ticks = Array.from({ length: count }, (_, index) => index + 1)
  const width = at(count) + margin
  return (
    <svg className="month-ruler" viewBox={`0 0 ${width} 28`} width={width} height="28" aria-hidden="true">
      <path
        d={`M${at(1)} 20H${at(count)}${ticks.map((day) => `M${at(day)} 20v${day % 5 === 0 || day === 1 ? -8 : -4}`).join('')}`}
      />
      {[...new Set(days)].map((day) => (
        <circle key={day} cx={at(day)} cy="20" r="4.5" />
      ))}
    </svg>
  )
}
