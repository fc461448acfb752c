interface DimensionLineProps {
  /** Share of the available width, 0 to 1. */
  fraction?: number
  /** Measurement, written on the line. */
  label?: string
}

/** A dimension line as in a technical drawing: two end marks, the line between them, and its measurement. */
export function DimensionLine({ fraction = 1, label }: DimensionLineProps) {
  return (
    <span className="dimension">
      <svg width={`${Math.round(fraction * 100)}%`} height="12" aria-hidden="true">
        <line x1="0.5" y1="0" x2="0.5" y2="12" />
        <line x1="0" y1="6" x2="100%" y2="6" />
        <line x1="100%" y1="0" x2="100%" y2="12" />
      </svg>
      {label ? <span>{label}</span> : null}
    </span>
  )
}
