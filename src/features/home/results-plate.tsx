import { comparisonMethod, ldbcRun } from '~/content/benchmarks'
import { formatCount } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { DimensionLine } from '~/ui/figure/dimension-line'
import { RelatedPages } from '~/ui/page/next-steps'
import { Plate } from '~/ui/plate'
import './home.css'

/** Plate 04: the audited results to scale, the method, and separately the settings of the driver and the rate of added vertices (spec §9). */
export function ResultsPlate() {
  return (
    <Plate
      id="results"
      number="04"
      question={m.home_results_question()}
      title={m.home_results_title()}
      lead={m.home_results_lead()}
    >
      <div className="results">
        <Gain />
        <Late />
      </div>
      <Run />
      <div className="results-method">
        <Method />
        <Settings />
        <AddedVertices />
      </div>
      <RelatedPages
        label={m.home_results_rules()}
        pages={[{ name: m.home_results_story(), to: { path: '/homedetails', search: { id: '1' } } }]}
        all={{ name: m.home_results_report(), to: { path: '/report/ldbc' } }}
      />
    </Plate>
  )
}

function Gain() {
  return (
    <div className="result">
      <h3>{m.home_results_gain()}</h3>
      <p>{m.home_results_audited()}</p>
      <p className="result-number result-blue">
        +{ldbcRun.gain}
        <small>%</small>
      </p>
      <div className="gain" aria-hidden="true">
        <span>{m.home_results_baseline()}</span>
        <i className="gain-bar">100</i>
        <span>{m.home_results_ours()}</span>
        <i className="gain-bar gain-ours">{100 + ldbcRun.gain}</i>
        <span className="gain-difference">
          <DimensionLine label={`+${ldbcRun.gain}`} />
        </span>
      </div>
      <p className="result-note note">{m.home_results_gain_note()}</p>
    </div>
  )
}

function Late() {
  return (
    <div className="result">
      <h3>{m.home_results_late()}</h3>
      <p>{m.home_results_late_text()}</p>
      <p className="result-number">{ldbcRun.late}</p>
      <svg className="late-ruler" width="100%" height="44" aria-hidden="true">
        <svg width="100%" height="44" viewBox="0 0 252 44" preserveAspectRatio="none" aria-hidden="true">
          <path className="g-dim" vectorEffect="non-scaling-stroke" d={rulerTicks(25, 10, 11)} />
          <path className="g-outline" vectorEffect="non-scaling-stroke" d={`M1 16H251${rulerTicks(5, 50, 4)}`} />
        </svg>
        <path className="g-blue" d="M1 18l5 9h-10z" />
        <text className="late-text" x="0" y="42">
          0
        </text>
        <text className="late-text late-limit" x="100%" y="42" textAnchor="end">
          {m.home_results_limit()}
        </text>
      </svg>
    </div>
  )
}

/** Path data of the ticks of a ruler: `count` steps of `step` units, from `top` down to the line. */
function rulerTicks(count: number, step: number, top: number): string {
  return Array.from({ length: count + 1 }, (_, index) => `M${1 + index * step} ${top}V16`).join('')
}

function Run() {
  const locale = useLocale()
  const perSecond = ldbcRun.operationCount / (ldbcRun.runTime / 1000)
  return (
    <div className="run">
      <p className="note">
        {m.page_figure({ number: '4-1' })} {m.home_results_axis()}
      </p>
      <dl className="run-axis">
        <div>
          <dt>
            <DimensionLine label={m.home_results_warmup_time()} />
            <span className="run-bar">{m.home_results_warmup()}</span>
          </dt>
          <dd>
            <b>{m.home_results_warmup_operations()}</b>
            {m.home_results_operations()}
          </dd>
        </div>
        <div>
          <dt>
            <DimensionLine label={m.home_results_run_time()} />
            <span className="run-bar run-measured">{m.home_results_run()}</span>
          </dt>
          <dd>
            <b>{m.home_results_run_operations()}</b>
            {m.home_results_operations()}
          </dd>
        </div>
      </dl>
      <p className="note">
        {m.home_results_rate({
          operations: formatCount(ldbcRun.operationCount, locale),
          time: m.home_results_run_time(),
          rate: formatCount(Number(perSecond.toPrecision(2)), locale)
        })}
      </p>
    </div>
  )
}

function Method() {
  const rows = [
    { name: m.home_method_against(), value: m.home_method_against_value() },
    { name: m.home_method_seeds(), value: m.home_method_seeds_value() },
    { name: m.home_method_near(), value: m.home_method_near_value() },
    { name: m.home_method_far(), value: m.home_method_far_value() },
    { name: m.home_method_path(), value: m.home_method_path_value() },
    { name: 'PageRank', value: m.home_method_pagerank_value() },
    { name: m.home_method_concurrency(), value: m.home_method_concurrency_value() }
  ]
  return (
    <div>
      <h3>{m.home_method_title()}</h3>
      <p className="results-apart">{m.home_method_note()}</p>
      <Facts className="facts" facts={rows} />
    </div>
  )
}

function Settings() {
  const figures = [
    { name: m.home_other_threads(), value: String(ldbcRun.threadCount) },
    { name: m.home_other_compression(), value: String(ldbcRun.timeCompressionRatio) }
  ]
  return (
    <div>
      <h3>{m.home_other_title()}</h3>
      <p className="results-apart">{m.home_other_note()}</p>
      <Facts className="facts facts-large" facts={figures} />
    </div>
  )
}

function Facts({ className, facts }: { className: string; facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div className="fact" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Stands apart from the settings of the audited run, because no auditor checked it. */
function AddedVertices() {
  const count = formatCount(comparisonMethod.addedVertices, useLocale())
  return (
    <div className="results-separate">
      <h3>{m.home_other_insert()}</h3>
      <p>{m.home_other_insert_value({ count })}</p>
      <p className="note">{m.home_other_insert_note()}</p>
    </div>
  )
}
