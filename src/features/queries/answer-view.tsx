import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { faultText, operatorName, placeText, warningText } from './fault-text'
import { ResultTable } from './result-table'
import type { ShownAnswer, ShownStatement } from './worker-messages'

interface AnswerViewProps {
  /** The text that was run. */
  text: string
  answer: ShownAnswer
  /** The row whose elements are shown alone. */
  row: number | undefined
  onRow: (row: number | undefined) => void
}

/** The answers of the statements as tables, with what the last one did, or what is wrong. */
export function AnswerView({ text, answer: { answers, fault }, row, onRow }: AnswerViewProps) {
  const statement = answers.at(-1)
  const earlier = answers.slice(0, -1).filter(({ columns }) => columns.length > 0)
  return (
    <div className="q-answer">
      {fault ? (
        <p className="q-fault">
          {fault.at ? <strong>{placeText(text, fault.at.start)}: </strong> : null}
          {faultText(fault)}
        </p>
      ) : null}
      {earlier.map(({ columns, rows, rowCount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements have no other name, and their order does not change
        <ResultTable key={index} label={`${m.queries_answer()} ${index + 1}`} columns={columns} rows={rows} count={rowCount} />
      ))}
      {fault || !statement ? null : <Statement text={text} statement={statement} row={row} onRow={onRow} />}
    </div>
  )
}

function Statement({ text, statement, row: chosen, onRow }: { statement: ShownStatement } & Omit<AnswerViewProps, 'answer'>) {
  const { columns, warnings, changes } = statement
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning.at.start} className="q-warning">
          <strong>{placeText(text, warning.at.start)}: </strong>
          {warningText(warning)}
        </p>
      ))}
      {changes ? (
        <p className="q-changes">
          {m.queries_written({
            verticesBefore: changes.vertices[0],
            vertices: changes.vertices[1],
            edgesBefore: changes.edges[0],
            edges: changes.edges[1]
          })}
        </p>
      ) : null}
      {columns.length === 0 ? null : <AnswerTable statement={statement} chosen={chosen} onRow={onRow} />}
      {statement.isExplained ? <PlanTable plan={statement.plan} /> : <PlanDetails plan={statement.plan} />}
    </>
  )
}

function AnswerTable({
  statement: { columns, rows, rowCount },
  chosen,
  onRow
}: {
  statement: ShownStatement
  chosen: number | undefined
  onRow: AnswerViewProps['onRow']
}) {
  if (rows.length === 0) return <p>{m.queries_no_rows()}</p>
  const hasElements = rows.some((cells) => cells.some(({ vertices, edges }) => vertices.length + edges.length > 0))
  return (
    <ResultTable
      label={m.queries_answer()}
      columns={columns}
      rows={rows}
      count={rowCount}
      chosen={chosen}
      lead={
        hasElements
          ? (index) => (
              <button
                type="button"
                className="q-row"
                aria-pressed={index === chosen}
                aria-label={m.queries_show_row({ number: index + 1 })}
                onClick={() => onRow(index === chosen ? undefined : index)}
              >
                {index + 1}
              </button>
            )
          : undefined
      }
    />
  )
}

type Plan = ShownStatement['plan']

function PlanDetails({ plan }: { plan: Plan }) {
  return (
    <details className="q-plan">
      <summary>{m.queries_plan()}</summary>
      <PlanTable plan={plan} />
    </details>
  )
}

/** The steps with a bar as long as their rows. */
function PlanTable({ plan }: { plan: Plan }) {
  const most = Math.max(1, ...plan.map(({ rows = 0 }) => rows))
  return (
    <table className="q-plan-table">
      <caption>{m.queries_plan_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.queries_plan_step()}</th>
          <th scope="col">{m.queries_plan_detail()}</th>
          <th scope="col">{m.queries_plan_rows()}</th>
        </tr>
      </thead>
      <tbody>
        {plan.map(({ name, detail, depth, rows }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no key of their own and keep their places
          <tr key={index}>
            <th scope="row" className={depth > 0 ? 'is-inner' : undefined}>
              {operatorName(name)}
            </th>
            <td>
              <code>{detail}</code>
            </td>
            <td className="q-bar-cell">
              {rows === undefined ? '–' : rows}
              <svg className="q-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={((rows ?? 0) / most) * 100} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HopBarProps {
  hops: ShownStatement['hops']
  /** Index of the hop that is shown; undefined for the answer. */
  hop: number | undefined
  onHop: (hop: number | undefined) => void
}

/** Steps through what the traversal reached. */
export function HopBar({ hops, hop, onHop }: HopBarProps) {
  const shown = hop === undefined ? undefined : hops[hop]
  return (
    <div className="q-hops">
      <span className="q-label">{m.queries_hops()}</span>
      {hops.map((_, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: hops are known by their number
          key={index}
          isSmall
          aria-pressed={index === hop}
          aria-label={m.queries_hop_of({ hop: index, hops: hops.length - 1 })}
          onClick={() => onHop(index)}
        >
          {index}
        </Button>
      ))}
      <Button isSmall aria-pressed={hop === undefined} onClick={() => onHop(undefined)}>
        {m.queries_hop_all()}
      </Button>
      <span className="note" role="status">
        {shown ? m.queries_hop_text({ vertices: shown.vertices.length, edges: shown.edges.length }) : ''}
      </span>
    </div>
  )
}
