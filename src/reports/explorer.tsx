import { brand } from '~/contract/brand'
import { sentenceGap, textIn } from '~/contract/locale'
import { useQueryDraft } from '~/features/forms/use-query-draft'
import { formatCount, formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeBlock } from '~/ui/code/code-block'
import { CopyLine } from '~/ui/copy-line'
import { phrased } from '~/ui/phrased'
import { ScrollRegion } from '~/ui/scroll-region'
import type { Workload } from './benchmark/format'
import type { Percentile } from './benchmark/statistics'
import { type ExplorerView, metrics, type RunView, type ShownResult } from './explore'
import { reasonText, StripChart, StripLegend } from './strip-chart'
import { multipleText, timeText } from './time-text'
import './reports.css'

interface ExplorerProps {
  view: ExplorerView
  /** Path of the page: the form leads back to it. */
  path: string
  /** The results show the method and are no statement about the product. */
  isExample?: boolean
}

/** Anchor of the samples. */
export const samplesId = 'samples'

/** Samples of the published results, by dataset, workload, systems and metric: a GET form, whole without scripts. */
export function Explorer({ view: { results, shown }, path, isExample = false }: ExplorerProps) {
  if (!shown) return null
  return (
    <div className="explorer" id={samplesId}>
      <Choices results={results} shown={shown} path={path} />
      <div className="explorer-art">
        <StripChart shown={shown} />
        <StripLegend />
      </div>
      <Figures shown={shown} />
      <Origin shown={shown} isExample={isExample} />
    </div>
  )
}

/** Name of a workload. */
function workloadText(workload: Workload): string {
  switch (workload.kind) {
    case 'k-hop':
      return workload.hops === 1 ? m.reports_workload_hop() : m.reports_workload_hops({ hops: workload.hops })
    case 'shortest-path':
      return m.reports_workload_path()
    case 'pagerank':
      return m.reports_workload_rank({ iterations: workload.iterations })
  }
}

const metricText = { time: m.reports_metric_time, ratio: m.reports_metric_ratio } as const

function Choices({ results, shown, path }: Pick<ExplorerView, 'results'> & { shown: ShownResult; path: string }) {
  const locale = useLocale()
  const draft = useQueryDraft(`report ${path}`)
  return (
    <form
      {...draft}
      className="grid-phone explorer-form"
      method="get"
      action={`${path}#${samplesId}`}
      key={`${shown.id} ${shown.workload.id}`}
    >
      <Select
        name="result"
        label={m.reports_result()}
        value={shown.id}
        options={results.map(({ id, name }) => ({ value: id, text: textIn(name, locale) }))}
      />
      <Select
        name="workload"
        label={m.reports_workload()}
        value={shown.workload.id}
        options={shown.workloads.map((workload) => ({ value: workload.id, text: workloadText(workload) }))}
      />
      <Select
        name="metric"
        label={m.reports_metric()}
        value={shown.metric}
        options={metrics.map((metric) => ({ value: metric, text: metricText[metric]() }))}
      />
      <fieldset className="explorer-systems">
        <legend>{m.reports_systems()}</legend>
        {shown.systems.map(({ id, name, isChosen }) => (
          <label key={id}>
            <input type="checkbox" name="system" value={id} defaultChecked={isChosen} />
            {textIn(name, locale)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary">
        {m.reports_show()}
      </Button>
    </form>
  )
}

interface SelectProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; text: string }[]
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label className="explorer-select">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Figures({ shown }: { shown: ShownResult }) {
  const locale = useLocale()
  const percentile = (value: Percentile | undefined) =>
    value === undefined ? m.reports_not_derived() : value === 'over-limit' ? m.reports_over_limit() : timeText(value, locale)
  const columns: readonly { name: string; cell: (run: RunView) => string | number }[] = [
    { name: m.reports_column_count(), cell: ({ summary }) => summary.count },
    { name: m.reports_column_timeouts(), cell: ({ summary }) => summary.timeouts },
    { name: m.reports_column_errors(), cell: ({ summary }) => summary.errors },
    { name: m.reports_column_mean(), cell: ({ summary }) => percentile(summary.mean) },
    { name: m.reports_column_median(), cell: ({ summary }) => percentile(summary.median) },
    { name: m.reports_column_p95(), cell: ({ summary }) => percentile(summary.p95) },
    { name: m.reports_column_p99(), cell: ({ summary }) => percentile(summary.p99) },
    {
      name: m.reports_column_ratio(),
      cell: ({ ratio }) => (typeof ratio === 'number' ? multipleText(ratio, locale) : reasonText[ratio]())
    }
  ]
  return (
    <>
      <ScrollRegion className="explorer-figures stacked" aria-label={m.reports_table()}>
        <table className="spec-table">
          <caption className="vh">{m.reports_table()}</caption>
          <thead>
            <tr>
              <th scope="col">{phrased(m.reports_column_system())}</th>
              {columns.map(({ name }) => (
                <th scope="col" key={name}>
                  {phrased(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.runs.map((run) => (
              <tr key={run.system}>
                <th scope="row">{textIn(run.name, locale)}</th>
                {columns.map(({ name, cell }) => (
                  <td key={name} data-column={name}>
                    {cell(run)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="figure-line note">{m.reports_table_note()}</p>
    </>
  )
}

/** Origin of a result: day, measuring party, machine and dataset, and everything that is needed to check it. */
function Origin({ shown, isExample }: { shown: ShownResult; isExample: boolean }) {
  const locale = useLocale()
  const { assurance, environment, dataset, workload, id } = shown
  const limit = workload.limitMilliseconds
  const facts = [
    { name: m.reports_measured_on(), text: formatDay(shown.measuredOn, locale) },
    { name: m.reports_by(), text: assurance.kind === 'self-run' ? assurance.by : assurance.audit.auditor },
    {
      name: m.reports_machine(),
      text: m.reports_machine_value({
        cpu: environment.cpu,
        cores: environment.cores,
        memory: `${Math.round(environment.memoryBytes / 2 ** 30)} GiB`
      })
    },
    { name: m.reports_software(), text: `${environment.system}, ${environment.runtime}` },
    {
      name: m.reports_data(),
      text: m.reports_data_value({
        name: textIn(dataset.name, locale),
        vertices: formatCount(dataset.vertices, locale),
        edges: formatCount(dataset.edges, locale),
        generator: dataset.generator.name,
        seed: dataset.generator.seed
      })
    },
    {
      name: m.reports_seeds(),
      text: m.reports_seeds_value({ used: workload.seeds.used.length, declared: workload.seeds.declared })
    },
    { name: m.reports_limit(), text: limit === null ? m.reports_limit_none() : timeText(limit, locale) },
    { name: m.reports_conditions(), text: environment.notes.map((note) => textIn(note, locale)).join(sentenceGap(locale)) }
  ]
  return (
    <div className="split explorer-origin">
      <div>
        <p className="explorer-assurance">
          <span className="sample-mark note">
            {assurance.kind === 'audited'
              ? m.reports_assurance_audited()
              : isExample
                ? m.reports_assurance_example()
                : m.reports_assurance_self()}
          </span>
        </p>
        {isExample ? <p>{phrased(m.reports_example_note({ brand }))}</p> : null}
        <dl className="explorer-facts">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{phrased(name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{phrased(m.reports_check())}</h3>
        <CopyLine name={m.reports_rerun()} text={shown.rerun} />
        <CopyLine name={m.reports_data_digest()} text={dataset.sha256} />
        {shown.runs.map(({ system, name, rawSha256 }) => (
          <CopyLine key={system} name={m.reports_raw_digest({ name: textIn(name, locale) })} text={rawSha256} />
        ))}
        <ul className="explorer-files">
          {shown.source ? (
            <li>
              <a className="tlink" href={shown.source} download>
                {m.reports_source()}
              </a>
            </li>
          ) : null}
          {shown.runs.map(({ system, name }) => (
            <li key={system}>
              <a className="tlink" href={`/report.csv?${new URLSearchParams({ result: id, workload: workload.id, system })}`}>
                {m.reports_raw()} · {textIn(name, locale)}
              </a>
            </li>
          ))}
          <li>
            <a className="tlink" href={`/report.json?${new URLSearchParams({ result: id })}`}>
              {m.reports_json()}
            </a>
          </li>
          <li>
            <a className="tlink" href="/benchmark-1.schema.json">
              {m.reports_schema()}
            </a>
          </li>
        </ul>
        {shown.systems.map(({ id: system, name, version, license, configuration }) => (
          <details className="explorer-configuration" key={system}>
            <summary>{m.reports_configuration({ name: textIn(name, locale) })}</summary>
            <CodeBlock
              name={`${textIn(name, locale)} ${version} · ${textIn(license, locale)}`}
              language="sql"
              code={configuration}
            />
          </details>
        ))}
      </div>
    </div>
  )
}
