import { demoName, demos } from '~/demos/demos'
import type { DemoMeta } from '~/demos/types'
import { LoginLink } from '~/features/download/login-link'
import { RunnableQuery } from '~/features/queries/runnable-query'
import { m } from '~/paraglide/messages'
import { solutionAddress, solutionName } from '~/solutions/addresses'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { Workbench } from './bench'
import type { DemoPageData } from './load'
import { talkStep } from './talk-step'
import './demos.css'

const list = { path: '/product/onlinedemo' } as const satisfies PageAddress

interface DemoPageProps {
  page: DemoPageData
  query: Readonly<Record<string, string>>
  hash: string
  setAddress: (address: { query: Readonly<Record<string, string>>; hash: string }) => void
}

/** The page of a demo: its question, the workbench, and the origin of its method and its data. */
export function DemoPage({ page, query, hash, setAddress }: DemoPageProps) {
  const { type, copy, meta } = page
  const { solutions, document, data } = meta
  const [solution] = solutions
  const others = demos.filter(({ id }) => id !== type)
  return (
    <main id="main" tabIndex={-1}>
      <section className="demo-head">
        <Sheet>
          <Breadcrumbs trail={[{ name: m.nav_demos(), to: list }, { name: demoName(type) }]} />
          <div className="split-phone demo-question">
            <div>
              <p className="page-hero-kicker mono">{copy.kicker}</p>
              <h1>{phrased(copy.headline)}</h1>
            </div>
            <div>
              <p>{phrased(copy.lead)}</p>
              <p className="note">{m.demos_method_not_speed()}</p>
            </div>
          </div>
          <Workbench key={type} page={page} query={query} hash={hash} setAddress={setAddress} />
        </Sheet>
      </section>
      <Plate number="02" question={m.demos_query_question()} title={m.demos_query_title()}>
        <div className="demo-query">
          <p>{copy.query}</p>
          <RunnableQuery
            name="openCypher"
            code={page.query.code}
            answer={page.query.answer}
            loadGraph={async () => (await import('~/features/queries/data-sets')).loadDataSet(type)}
            sharedAs={type}
          />
        </div>
      </Plate>
      <Plate number="03" question={m.demos_source_question()} title={m.demos_source_title()}>
        <dl className="demo-source">
          <div>
            <dt>{m.demos_source_data()}</dt>
            <dd>{copy.source}</dd>
          </div>
          <div>
            <dt>{m.demos_source_license()}</dt>
            <dd>
              <License {...data} />
            </dd>
          </div>
          <div>
            <dt>{data.origin === 'generated' ? m.demos_source_seed() : m.demos_source_layout_seed()}</dt>
            <dd className="mono">{data.seed}</dd>
          </div>
          <div>
            <dt>{m.demos_source_method()}</dt>
            <dd>
              <PageLink className="tlink" to={{ path: `/document/latest/${document.id}`, hash: document.anchor }}>
                {m.demos_source_document()}
              </PageLink>
            </dd>
          </div>
          <div>
            <dt>{m.demos_source_solution()}</dt>
            <dd className="demo-solutions">
              {solutions.map((each) => (
                <PageLink key={each} className="tlink" to={solutionAddress(each)}>
                  {solutionName(each)}
                </PageLink>
              ))}
            </dd>
          </div>
        </dl>
      </Plate>
      <Plate number="04" question={m.demos_next_question()} title={m.demos_next_title()}>
        <div className="spread demo-trial">
          <p>{m.demos_next_text()}</p>
          <LoginLink to={{ path: '/download' }} className="btn btn-primary">
            {m.demos_trial()}
          </LoginLink>
        </div>
        <NextSteps
          steps={[
            talkStep(),
            {
              kicker: m.demos_next_read(),
              title: m.demos_next_read_title({ name: solutionName(solution) }),
              link: m.demos_next_read_link(),
              to: solutionAddress(solution)
            }
          ]}
        />
        <RelatedPages
          label={m.demos_others()}
          pages={others.map(({ id }) => ({ name: demoName(id), to: { ...list, search: { type: id } } }))}
          all={{ name: m.demos_all(), to: list }}
        />
      </Plate>
    </main>
  )
}

/** The license of the data, with its text, and the source of published data. */
function License({ license, address }: DemoMeta['data']) {
  if (address === undefined) return license
  return (
    <>
      <a href="https://creativecommons.org/licenses/by/4.0/">{license}</a>
      {' · '}
      <a href={address}>{new URL(address).pathname.slice(1)}</a>
    </>
  )
}
