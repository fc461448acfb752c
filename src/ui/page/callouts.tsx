import { phrased } from '../phrased'

/** Numbered callouts of a figure, in the order of its balloons. */
export function Callouts({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ol className="cells cells-3 callouts" aria-label={label}>
      {items.map((item, index) => (
        <li key={item}>
          <span className="callout-number" aria-hidden="true">
            {index + 1}
          </span>
          {phrased(item)}
        </li>
      ))}
    </ol>
  )
}
