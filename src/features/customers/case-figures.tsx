import type { CaseFigure } from '~/contract/customer-cases'

/** Results of a case; nothing without any. */
export function CaseFigures({ figures, className }: { figures: readonly CaseFigure[]; className: string }) {
  if (figures.length === 0) return null
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  )
}
