import type { ShownRows } from '~/features/queries/result-table'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { phrased } from '~/ui/phrased'
import * as styles from './solution-answer.module.css'
import type { SolutionCopy } from './types'

/** Rows in the head; the others are below, with the query. */
const most = 2

type SolutionAnswerProps = SolutionCopy['answer'] & Pick<ShownRows, 'rows'>

/** The question of a solution with the first rows of its answer, as its query returns them. */
export function SolutionAnswer({ asked, columns, joined, names = {}, rows }: SolutionAnswerProps) {
  return (
    <div className={styles.answer}>
      <table className="sol-records">
        <caption>{phrased(asked)}</caption>
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
          {rows.slice(0, most).map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{names[cell] ?? shownValue(cell, joined)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most ? (
        <p className="note">{m.queries_more_rows({ shown: most, count: rows.length.toLocaleString(getLocale()) })}</p>
      ) : null}
    </div>
  )
}

/** A cell of an answer: a list by its values, a large number with its groups. */
function shownValue(cell: string, joined = ', '): string {
  if (cell.startsWith('[')) return cell.slice(1, -1).replaceAll('"', '').replaceAll(',', joined)
  return /^\d{5,}$/.test(cell) ? Number(cell).toLocaleString(getLocale()) : cell
}
