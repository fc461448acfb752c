const marks = {
  account: <circle className="g-vertex" cx="7" cy="7" r="5" />,
  device: <path className="g-vertex g-solid" d="M3 3h8v8H3z" />,
  asset: <path className="g-vertex" d="M3 3h8v8H3z" />,
  merchant: <path className="g-vertex" d="M7 1l6 6-6 6-6-6z" />,
  phone: <path className="g-vertex" d="M7 2l5.5 9.5h-11z" />,
  start: <circle className="g-vertex g-blue" cx="7" cy="7" r="5" />,
  answer: <circle className="g-answer" cx="7" cy="7" r="5" />,
  edge: <path className="g-edge" d="M-2 7h18" />,
  inferred: <path className="g-dash" d="M-2 7h18" />,
  path: <path className="g-path" d="M-2 7h18" />,
  found: <path className="g-found" d="M-2 7h18" />
} as const

export type LegendMark = keyof typeof marks

const isMark = (name: string): name is LegendMark => name in marks

export const legendMarks: readonly LegendMark[] = Object.keys(marks).filter(isMark)

/** A legend entry: a shape and its meaning. */
export function LegendKey({ mark, label }: { mark: LegendMark; label: string }) {
  return (
    <span className="legend-key">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {marks[mark]}
      </svg>
      {label}
    </span>
  )
}
