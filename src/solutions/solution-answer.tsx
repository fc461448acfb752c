import type { ShownRows } from '~/features/queries/result-table'
import { formatNumber } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { phrased } from '~/ui/phrased'
import * as styles from './solution-answer.module.css'
import type { SolutionCopy } from './types'

/** Maximum number of rows in the head of the page; the query below has all. */
const maxRows = 2

type SolutionAnswerProps = SolutionCopy['answer'] & Pick<ShownRows, 'rows'>

/** The question of a solution with the first rows of its query's result. */
export function SolutionAnswer({ caption, columns, separator, names = {}, rows }: SolutionAnswerProps) {
  return (
    <div className={styles.answer}>
      <table className="sol-records closed-table">
        <caption>{phrased(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="note">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{names[cell] ?? formatCell(cell, separator)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxRows ? (
        <p className="note">{m.queries_more_rows({ shown: maxRows, count: formatNumber(rows.length, getLocale()) })}</p>
      ) : null}
    </div>
  )
}

/** Formats a cell: a list without brackets, a large number with group separators. */
function formatCell(cell: string, joined = ', '): string {
  if (cell.startsWith('[')) return cell.slice(1, -1).replaceAll('"', '').replaceAll(',', joined)
  return /^\d{5,}$/.test(cell) ? formatNumber(Number(cell), getLocale()) : cell
}
