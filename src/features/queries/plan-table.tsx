import { m } from '~/paraglide/messages'
import { operatorName } from './fault-text'
import type { ShownStatement } from './worker-messages'
import './answer.css'

export type Plan = ShownStatement['plan']

/** The steps of a plan, with bars in proportion to their rows. */
export function PlanTable({ plan }: { plan: Plan }) {
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
              <code>{withWholeEdges(detail)}</code>
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

/** An edge of a pattern, with its arrow. */
const edge = /(<?-(?:\[[^\]]*\])?->?)/

/** A part of a query, in which no line breaks at the hyphens of an edge that fits on one. */
const withWholeEdges = (detail: string) =>
  detail.split(edge).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one query keep their places
      <span key={index} className="q-edge">
        {part}
      </span>
    ) : (
      part
    )
  )
