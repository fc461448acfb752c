import { m } from '~/paraglide/messages'
import { faultText, placeText, warningText } from './fault-text'
import { type Plan, PlanTable } from './plan-table'
import { ResultTable } from './result-table'
import type { ShownAnswer, ShownStatement } from './worker-messages'

interface AnswerViewProps {
  /** The text that was run. */
  text: string
  /** The lines before it that set parameters. */
  parameterLines?: string
  answer: ShownAnswer
  /** The row whose elements are shown alone. */
  row: number | undefined
  onRow: (row: number | undefined) => void
}

/** Answers and changes of the statements in their order; the last one may have failed. */
export function AnswerView({ text, parameterLines = '', answer: { answers, fault }, row, onRow }: AnswerViewProps) {
  const isOne = answers.length + Number(fault !== undefined) === 1
  const isWritten = answers.some(({ changes }) => changes && countsOf(changes).length > 0)
  return (
    <div className="q-answer">
      {answers.map((statement, index) => {
        const isLast = index === answers.length - 1
        return (
          <Statement
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have no other name, and their order does not change
            key={index}
            number={isOne ? undefined : index + 1}
            text={text}
            statement={statement}
            // The drawing shows the last one.
            row={isLast ? row : undefined}
            onRow={isLast ? onRow : undefined}
          />
        )
      })}
      {fault ? (
        <>
          {isOne ? null : <p className="q-label">{m.queries_statement({ number: answers.length + 1 })}</p>}
          <p className="q-fault">
            {fault.isInParameters ? <strong>{m.queries_at({ place: m.queries_parameters() })}</strong> : null}
            {fault.at ? (
              <strong>{m.queries_at({ place: placeText(fault.isInParameters ? parameterLines : text, fault.at.start) })}</strong>
            ) : null}
            {faultText(fault)}
            {isWritten ? ` ${m.queries_changes_stay()}` : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

interface StatementProps {
  /** Undefined for the only statement. */
  number: number | undefined
  text: string
  statement: ShownStatement
  row: number | undefined
  /** Undefined if the drawing shows another statement. */
  onRow: AnswerViewProps['onRow'] | undefined
}

function Statement({ number, text, statement, row: chosen, onRow }: StatementProps) {
  const { columns, warnings, changes, prefix } = statement
  return (
    <>
      {number === undefined ? null : <p className="q-label">{m.queries_statement({ number })}</p>}
      {warnings.map((warning) => (
        <p key={warning.at.start} className="q-warning">
          <strong>{m.queries_at({ place: placeText(text, warning.at.start) })}</strong>
          {warningText(warning)}
        </p>
      ))}
      {changes ? <p className="q-changes">{countsOf(changes).join(' ') || m.queries_nothing_written()}</p> : null}
      {prefix === 'explain' ? <p className="note">{m.queries_explained()}</p> : null}
      {columns.length === 0 || prefix === 'explain' ? null : (
        <AnswerTable
          label={number === undefined ? m.queries_answer() : `${m.queries_answer()} ${number}`}
          statement={statement}
          chosen={chosen}
          onRow={onRow}
        />
      )}
      {prefix === null ? <PlanDetails plan={statement.plan} /> : <PlanTable plan={statement.plan} />}
    </>
  )
}

type Changes = NonNullable<ShownStatement['changes']>

const changeTexts: readonly (readonly [keyof Changes, (of: { count: number }) => string])[] = [
  ['verticesCreated', m.queries_vertices_created],
  ['verticesDeleted', m.queries_vertices_deleted],
  ['edgesCreated', m.queries_edges_created],
  ['edgesDeleted', m.queries_edges_deleted],
  ['labelsAdded', m.queries_labels_added],
  ['labelsRemoved', m.queries_labels_removed],
  ['propertiesSet', m.queries_properties_set],
  ['propertiesRemoved', m.queries_properties_removed]
]

/** Changes by a statement, as texts; empty if it wrote nothing. */
const countsOf = (changes: Changes): string[] =>
  changeTexts.flatMap(([name, say]) => (changes[name] > 0 ? [say({ count: changes[name] })] : []))

function AnswerTable({
  label,
  statement: { columns, rows, rowCount, isCut },
  chosen,
  onRow
}: {
  label: string
  statement: ShownStatement
  chosen: number | undefined
  onRow: StatementProps['onRow']
}) {
  if (rows.length === 0) return <p>{m.queries_no_rows()}</p>
  const hasElements = rows.some((cells) => cells.some(({ vertices, edges }) => vertices.length + edges.length > 0))
  return (
    <>
      <ResultTable
        label={label}
        columns={columns}
        rows={rows}
        count={rowCount}
        chosen={chosen}
        lead={
          hasElements && onRow
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
      {isCut ? <p className="note">{m.queries_cut()}</p> : null}
    </>
  )
}

function PlanDetails({ plan }: { plan: Plan }) {
  return (
    <details className="q-plan">
      <summary>{m.queries_plan()}</summary>
      <PlanTable plan={plan} />
    </details>
  )
}
