import './columns.css'

interface ColumnsProps {
  items: readonly { term: string; text: string }[]
  /** The last one says where something ends, and is set apart from those before it. */
  lastApart?: boolean
}

/** Terms and what they mean side by side, where each is short and none comes before another. */
export function Columns({ items, lastApart = false }: ColumnsProps) {
  return (
    <dl className={lastApart ? 'columns columns-apart' : 'columns'}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="phrased">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
