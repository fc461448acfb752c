import { headOf } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import { solutionAddress } from '~/solutions/addresses'
import { PlateBlock } from '~/solutions/blocks'
import type { Frame } from '~/solutions/drawing'
import { DrawingsProvider, SolutionDrawing } from '~/solutions/solution-drawing'
import { QueriesProvider } from '~/solutions/solution-queries'
import type { loadAnswers } from '~/solutions/solutions'
import type { Words } from '~/solutions/types'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { cases } from './cases'
import type { CaseCopy, Scenario } from './types'
import '~/solutions/solutions.css'

interface CasePageProps {
  scenario: Pick<Scenario, 'id' | 'solution'> & { name: string }
  copy: CaseCopy
  /** Words and sizes of the drawings, shared with the scenario's solution. */
  words: Words
  frames: Readonly<Record<string, Frame>>
  /** Of its query, which is one of the solution's. */
  answer: Awaited<ReturnType<typeof loadAnswers>>[number] | undefined
}

/** An example scenario: the problem, the graph model, the query, how the result is measured, and further reading. */
export function CasePage({ scenario: { id, solution, name }, copy, words, frames, answer }: CasePageProps) {
  const { figure, model, query, measure } = copy
  const others = cases.filter((other) => other.id !== id).slice(0, 3)
  return (
    <main id="main" tabIndex={-1}>
      <DrawingsProvider value={{ page: solution, words, frames }}>
        <PageHero
          {...headOf(copy)}
          trail={[{ name: m.customers_trail(), to: { path: '/customer' } }, { name }]}
          figure={<SolutionDrawing name="found" label={figure.alt} className="case-figure" />}
        >
          <HeroNotes figure={{ ...figure, note: figure.source ?? m.customers_sample() }} />
        </PageHero>
        <Plate number="02" question={model.question} title={model.headline}>
          <PlateBlock
            plate={2}
            figure={1}
            block={{
              kind: 'halves',
              sides: [
                { kind: 'figure', figure: 'model', caption: model.caption, alt: model.alt },
                { kind: 'text', parts: model.parts }
              ]
            }}
          />
        </Plate>
        <Plate number="03" question={query.question} title={query.headline}>
          <QueriesProvider value={{ page: solution, answers: new Map(answer ? [[query.code, answer]] : []) }}>
            <PlateBlock
              plate={3}
              figure={1}
              block={{
                kind: 'halves',
                sides: [
                  { kind: 'query', name: query.name, code: query.code },
                  { kind: 'text', parts: query.parts }
                ]
              }}
            />
          </QueriesProvider>
        </Plate>
        <Plate number="04" question={measure.question} title={measure.headline}>
          <Gains items={measure.items} />
          <NextSteps
            steps={[
              {
                kicker: m.customers_next_read(),
                title: m.customers_next_solution(),
                link: m.customers_next_solution_link(),
                to: solutionAddress(solution)
              },
              {
                kicker: m.customers_next_talk(),
                title: m.customers_next_connect(),
                link: m.page_talk(),
                to: { path: '/product/consult', search: { edition: 'standard', topic: 'talk' } }
              }
            ]}
          />
          <RelatedPages
            label={m.customers_related()}
            pages={others.map((other) => ({
              name: other.list.name(),
              to: { path: '/customer/details', search: { id: other.id } }
            }))}
            all={{ name: m.customers_all(), to: { path: '/customer' } }}
          />
        </Plate>
      </DrawingsProvider>
    </main>
  )
}
