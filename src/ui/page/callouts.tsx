/** Numbered callouts of a figure, in the order of its balloons. */
export function Callouts({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ol className="callouts" aria-label={label}>
      {items.map((item, index) => (
        <li key={item}>
          <span className="callout-number" aria-hidden="true">
            {index + 1}
          </span>
          {item}
        </li>
      ))}
    </ol>
  )
}
