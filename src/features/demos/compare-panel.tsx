import type { DemoCopy, Method, ResultRow } from '~/demos/types'
import { m } from '~/paraglide/messages'
import type { Bench } from './use-bench'
import type { DemoWords } from './words'

interface ComparePanelProps {
  copy: DemoCopy
  words: DemoWords
  columns: Method['columns']
  bench: Bench
}

/** Most rows and vertices that each list of differences shows. */
const most = 8

/** Keeps a run, and lists the differences of the current run. */
export function ComparePanel({ copy, words, columns, bench }: ComparePanelProps) {
  const { pinned, difference, answer, history } = bench
  const settingsOf = ({ input, edits }: { input: Readonly<Record<string, string>>; edits: number }) => {
    const values = Object.entries(input).map(([name, value]) => {
      const parameter = copy.parameters[name]
      return `${parameter?.name ?? name} ${parameter?.options?.[value] ?? value}`
    })
    return [...values, ...(edits > 0 ? [m.demos_changes({ count: edits })] : [])].join(' · ')
  }
  const nameOf = ({ cells }: ResultRow) => words.cell(cells[columns[0]?.name ?? ''])
  return (
    <section className="demo-cell" aria-labelledby="demo-compare">
      <h3 id="demo-compare">{m.demos_compare_title()}</h3>
      {pinned ? (
        <>
          <dl className="demo-runs">
            <dt className="is-lost">{m.demos_pinned()}</dt>
            <dd>{settingsOf(pinned)}</dd>
            <dt className="is-gained">{m.demos_now()}</dt>
            <dd>{settingsOf({ input: answer?.input ?? {}, edits: history.present.length })}</dd>
          </dl>
          {difference ? (
            <div role="status">
              <List label={m.demos_only_now({ count: difference.onlyNow.length })} items={difference.onlyNow.map(nameOf)} />
              <List
                label={m.demos_only_before({ count: difference.onlyBefore.length })}
                items={difference.onlyBefore.map(nameOf)}
              />
              <List
                label={m.demos_changed({ count: difference.changed.length })}
                items={difference.changed.map(({ before, now, columns: names }) => {
                  const cells = names.map(
                    (name) => `${copy.columns[name] ?? name} ${words.cell(before.cells[name])} → ${words.cell(now.cells[name])}`
                  )
                  return `${nameOf(now)}: ${cells.join(', ')}`
                })}
              />
              <p className="note">
                {m.demos_found_difference({ gained: difference.gained.length, lost: difference.lost.length })}
              </p>
            </div>
          ) : null}
          <div className="demo-actions">
            <button type="button" onClick={bench.pin}>
              {m.demos_pin_again()}
            </button>
            <button type="button" onClick={bench.unpin}>
              {m.demos_unpin()}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{m.demos_compare_text()}</p>
          <div className="demo-actions">
            <button type="button" disabled={!answer} onClick={bench.pin}>
              {m.demos_pin()}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function List({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null
  const rest = items.length - most
  return (
    <>
      <p className="demo-label">{label}</p>
      <ul className="demo-difference">
        {items.slice(0, most).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {rest > 0 ? <li className="note">{m.demos_more({ count: rest })}</li> : null}
      </ul>
    </>
  )
}
