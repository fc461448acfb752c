import { phrased } from '~/ui/phrased'
import '~/styles/blocks.css'

interface ColumnsProps {
  items: readonly { term: string; text: string }[]
  /** Sets the last item apart, if it states a limit. */
  lastApart?: boolean
}

/** Short terms and definitions side by side, in no particular order. */
export function Columns({ items, lastApart = false }: ColumnsProps) {
  return (
    <dl className={lastApart ? 'cells columns columns-apart' : 'cells columns'}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{phrased(term)}</dt>
          <dd>{phrased(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
