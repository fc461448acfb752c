import { comparisonMethod } from '~/content/benchmarks'
import { editionFacts } from '~/content/editions'
import { headOf } from '~/content/page-copy'
import { brand } from '~/contract/brand'
import { sentenceGap } from '~/contract/locale'
import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { formatCount } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { CodeBlock } from '~/ui/code/code-block'
import { Columns } from '~/ui/page/columns'
import { Gains } from '~/ui/page/gains'
import { HalfText, Halves } from '~/ui/page/halves'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { ScrollRegion } from '~/ui/scroll-region'
import type { ExplorerView } from './explore'
import { Explorer, samplesId } from './explorer'
import { galaxyQueries } from './galaxy-queries'
import { reachedCounts } from './method-graph'
import { hubAddress, LastPlate, trailTo } from './parts'
import { MethodDrawing } from './report-drawing'
import { reportPath } from './reports'
import { timeText } from './time-text'
import type { ComparisonCopy, MethodCopy, ReportId, SystemQueries } from './types'
import './reports.css'

/** Queries of the systems that Galaxy is compared with, by the folder of the report. */
const queries: Readonly<Record<string, SystemQueries>> = import.meta.glob('./*/queries.ts', { eager: true, import: 'default' })

interface ComparisonPageProps {
  page: Exclude<ReportId, 'hub' | 'ldbc'>
  copy: ComparisonCopy
  method: MethodCopy
  view: ExplorerView
}

/** A comparison with another database, or the report of one deployment: the method, the queries and the samples. */
export function ComparisonPage({ page, copy, method, view }: ComparisonPageProps) {
  const { systems, results } = copy
  const { figure, equal, pending } = method
  const locale = useLocale()
  const path = reportPath(page)
  const rival = queries[`./${page}/queries.ts`]
  const facts = useFacts()
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={trailTo(copy.title)}
        lead={view.shown ? copy.lead : [copy.lead, pending].join(sentenceGap(locale))}
        figure={<MethodDrawing words={method.words} label={figure.alt} />}
      >
        <HeroNotes figure={{ ...figure, note: fill(figure.note, { counts: reachedCounts(locale) }) }} />
      </PageHero>
      <Plate
        number="02"
        question={systems.question}
        title={systems.headline}
        lead={systems.lead === undefined ? undefined : fill(systems.lead, facts)}
      >
        <Columns items={systems.items.map(({ term, text }) => ({ term, text: fill(text, facts) }))} />
      </Plate>
      <MethodPlate copy={method.method} />
      <QueriesPlate copy={copy.queries} names={method.queryNames} rival={rival && { name: page, queries: rival }} />
      <Plate number="05" question={equal.question} title={equal.headline}>
        <Gains items={equal.items} />
      </Plate>
      {view.shown ? (
        <Plate number="06" question={results.question} title={results.headline} lead={results.lead}>
          <Explorer view={view} path={path} />
        </Plate>
      ) : null}
      <LastPlate
        number={view.shown ? '07' : '06'}
        next={method.next}
        to={[topicAddress('proof'), { ...hubAddress, hash: samplesId }]}
        page={page}
      />
    </main>
  )
}

/** Numbers of the editions and the method for the copy. */
function useFacts() {
  const locale = useLocale()
  const { free, paid, advanced } = editionFacts
  const count = (value: number | string) => (typeof value === 'number' ? formatCount(value, locale) : value)
  return {
    freeVertices: count(free.vertices),
    freeStorage: count(free.storageGigabytes),
    paidUsers: count(paid.users),
    distributed: advanced.algorithms.count,
    users: comparisonMethod.users,
    usersMinutes: comparisonMethod.usersTime / 60_000
  }
}

function MethodPlate({ copy }: { copy: MethodCopy['method'] }) {
  const locale = useLocale()
  const { seeds, hopLimit, shortestPathLimit, pageRankIterations, users, usersTime, addedVertices } = comparisonMethod
  const values = {
    fewSeeds: seeds[0],
    manySeeds: seeds[1],
    near: timeText(hopLimit(1), locale),
    far: timeText(hopLimit(3), locale),
    path: timeText(shortestPathLimit, locale),
    iterations: pageRankIterations,
    users,
    usersTime: timeText(usersTime, locale),
    added: new Intl.NumberFormat(locale).format(addedVertices)
  }
  const rows = Object.values(copy.rows).map(([name, ...cells]) => [name, ...cells.map((cell) => fill(cell, values))] as const)
  return (
    <Plate number="03" question={copy.question} title={copy.headline} lead={copy.lead}>
      <ScrollRegion className="report-table stacked" aria-label={copy.question}>
        <SpecTable caption={copy.question} columns={copy.columns} rows={rows} />
      </ScrollRegion>
    </Plate>
  )
}

interface QueriesPlateProps {
  copy: ComparisonCopy['queries']
  names: MethodCopy['queryNames']
  /** The other system. Without it, our four queries fill both columns. */
  rival: { name: string; queries: SystemQueries } | undefined
}

const workloads = ['hops', 'path', 'rank', 'add'] as const

function QueriesPlate({ copy, names, rival }: QueriesPlateProps) {
  const column = (system: string, own: SystemQueries, shown: readonly (typeof workloads)[number][]) => (
    <HalfText key={`${system} ${shown[0]}`}>
      <h3>{phrased(system)}</h3>
      <div className="report-queries">
        {shown.map((name) => (
          <CodeBlock
            key={name}
            name={`${names[name]} · ${(name === 'rank' && own.rankLanguage) || own.language}`}
            language="gql"
            code={own[name]}
          />
        ))}
      </div>
    </HalfText>
  )
  return (
    <Plate number="04" question={copy.question} title={copy.headline}>
      <Halves>
        {rival
          ? [column(brand, galaxyQueries, workloads), column(rival.name, rival.queries, workloads)]
          : [column(brand, galaxyQueries, ['hops', 'path']), column(brand, galaxyQueries, ['rank', 'add'])]}
      </Halves>
      <p className="figure-line note">
        {copy.note}{' '}
        <PageLink to={{ path: '/document/latest/31', hash: 'names' }} className="tlink">
          {m.reports_procedure_names()}
        </PageLink>
      </p>
    </Plate>
  )
}
