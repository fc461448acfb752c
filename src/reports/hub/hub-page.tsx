import { headOf } from '~/content/page-copy'
import type { Locale } from '~/contract/locale'
import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { FoldedPlates } from '~/ui/folded-plates'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { ExplorerView } from '../explore'
import { Explorer, samplesId } from '../explorer'
import { reachedCounts } from '../method-graph'
import { hubAddress } from '../parts'
import { MethodDrawing } from '../report-drawing'
import { reportPath, reports } from '../reports'
import type { Publication } from '../results'
import type { MethodCopy } from '../types'
import type { HubCopy } from './types'
import '../reports.css'

interface HubPageProps {
  copy: HubCopy
  method: MethodCopy
  view: ExplorerView
  /** Publication of each report, by its id. */
  publications: Readonly<Record<string, Publication>>
}

/** The report center: every report with its measuring party, an example to explore, and links to the full reports. */
export function HubPage({ copy, method, view, publications }: HubPageProps) {
  const { actions, figure, list, explorer, trust, papers, next } = copy
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        actions={
          <>
            <ButtonLink to="/report" hash="reports" variant="primary">
              {actions.reports}
            </ButtonLink>
            <ButtonLink to="/report" hash={samplesId}>
              {actions.samples}
            </ButtonLink>
          </>
        }
        figure={<MethodDrawing words={method.words} label={figure.alt} />}
      >
        <HeroNotes figure={{ ...figure, note: fill(figure.note, { counts: reachedCounts(useLocale()) }) }} />
      </PageHero>
      <Plate id="reports" number="02" question={list.question} title={list.headline} lead={list.lead}>
        <Reports publications={publications} />
      </Plate>
      <FoldedPlates number="03" title={copy.more}>
        <Plate number="03" question={trust.question} title={trust.headline}>
          <Gains items={trust.items} />
        </Plate>
        <Plate number="03" question={papers.question} title={papers.headline} lead={papers.lead}>
          <Gains items={papers.items} />
          <RelatedPages
            label={m.nav_research()}
            pages={[]}
            all={{ name: papers.link, to: { path: '/center/research', search: { type: 'reports' } } }}
          />
        </Plate>
        <Plate number="03" question={explorer.question} title={explorer.headline} lead={explorer.lead}>
          <Explorer view={view} path={hubAddress.path} isExample />
        </Plate>
      </FoldedPlates>
      <Plate number="04" question={next.question} title={next.headline}>
        <NextSteps
          steps={[
            { ...next.steps[0], to: topicAddress('proof') },
            { ...next.steps[1], to: { path: '/report/developer' } }
          ]}
        />
      </Plate>
    </main>
  )
}

function Reports({ publications }: Pick<HubPageProps, 'publications'>) {
  const locale = useLocale()
  const columns = [m.reports_hub_about(), m.reports_hub_by(), m.reports_hub_state()]
  return (
    <div className="report-list stacked">
      <table className="spec-table">
        <caption className="vh">{m.nav_reports()}</caption>
        <thead>
          <tr>
            <th scope="col">{phrased(m.reports_hub_report())}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {phrased(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map(({ id, name, about, systems }) => {
            const cells = [about(), testerText(systems, publications[id]), stateText(id, publications[id], locale)]
            return (
              <tr key={id}>
                <th scope="row">
                  <PageLink className="plain-link" to={{ path: reportPath(id) }}>
                    {phrased(name())}
                  </PageLink>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-column={columns[index]}>
                    {phrased(cell)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function testerText(systems: readonly string[], publication: Publication | undefined): string {
  if (systems.length === 0) return m.reports_hub_by_audited()
  return publication?.latest === undefined ? m.reports_hub_by_you() : m.reports_hub_by_self()
}

function stateText(id: string, publication: Publication | undefined, locale: Locale): string {
  if (id === 'ldbc') return m.reports_hub_state_figures()
  if (publication?.latest === undefined) return m.reports_hub_state_method()
  return m.reports_hub_state_results({ count: publication.count, day: formatDay(publication.latest, locale) })
}
