import { formatNumber } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { faultText } from './fault-text'
import type { ShownAnswer } from './worker-messages'

/** Characters of the first row that are announced. */
const maxLength = 200

/** Announcement for screen readers: the error, or the number of rows and the first row. */
export function summaryOf({ answers, fault }: ShownAnswer): string {
  if (fault) return faultText(fault)
  const statement = answers.at(-1)
  if (!statement || statement.columns.length === 0) return m.queries_ran()
  const [first] = statement.rows
  if (!first) return statement.prefix === 'explain' ? m.queries_explained() : m.queries_no_rows()
  const row = first.map(({ text }, index) => `${statement.columns[index] ?? ''} ${text}`).join(', ')
  return m.queries_summary({
    count: formatNumber(statement.rowCount, getLocale()),
    row: row.length > maxLength ? `${row.slice(0, maxLength)}…` : row
  })
}
