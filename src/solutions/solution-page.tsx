import { headOf } from '~/content/page-copy'
import { demoName } from '~/demos/demos'
import { topicAddress } from '~/features/editions/consult-address'
import type { ShownRows } from '~/features/queries/result-table'
import { m } from '~/paraglide/messages'
import { Callouts } from '~/ui/page/callouts'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { solutionAddress, solutionName } from './addresses'
import { countFigures, LegendLine, PlateBlock } from './blocks'
import type { Frame } from './drawing'
import { DrawingsProvider, SolutionDrawing } from './solution-drawing'
import { QueriesProvider, queriesOf } from './solution-queries'
import type { SolutionLinks } from './solutions'
import type { SolutionCopy, SolutionType } from './types'
import './solutions.css'

const gallery: PageAddress = { path: '/demogallery' }
const consult = topicAddress('proof')
const guide: PageAddress = { path: '/document/latest/1' }

const plateNumber = (index: number) => String(index).padStart(2, '0')

interface SolutionPageProps {
  type: SolutionType
  copy: SolutionCopy
  links: SolutionLinks
  /** Of its queries, in their order. */
  answers: readonly ShownRows[]
  /** Sizes of its drawings, by name. */
  frames: Readonly<Record<string, Frame>>
}

/** The page of a solution: the question with its figure, the plates of its content, the plan of a proof of concept, then the next steps. */
export function SolutionPage({ type, copy, links: { related, demos }, answers, frames }: SolutionPageProps) {
  const queries = new Map(queriesOf(copy).map((code, index) => [code, answers[index] ?? { columns: [], rows: [] }]))
  const { hero, plates, next } = copy
  const name = solutionName(type)
  return (
    <main id="main" tabIndex={-1}>
      <DrawingsProvider value={{ page: type, words: copy.words, frames }}>
        <PageHero
          {...headOf(copy)}
          trail={[{ name: m.solutions_trail(), to: gallery }, { name }]}
          lead={<p>{copy.lead}</p>}
          actions={
            <>
              <PageLink className="btn btn-primary" to={{ ...solutionAddress(type), hash: 'query' }}>
                {m.solutions_see_query()}
              </PageLink>
              <PageLink className="btn" to={consult}>
                {m.solutions_consult()}
              </PageLink>
            </>
          }
          figure={<SolutionDrawing name="hero" label={hero.alt} />}
        >
          <Callouts items={hero.callouts} label={m.solutions_callouts()} />
          <HeroNotes
            figure={{ ...hero, note: hero.source ?? m.solutions_sample() }}
            legend={<LegendLine entries={hero.legend} />}
          />
        </PageHero>
        <QueriesProvider value={{ page: type, answers: queries }}>
          {plates.map(({ id, question, headline, lead, blocks }, index) => {
            const plate = index + 2
            const firstFigure = (at: number) => 1 + blocks.slice(0, at).reduce((sum, block) => sum + countFigures(block), 0)
            return (
              <Plate key={question} id={id} number={plateNumber(plate)} question={question} title={headline} lead={lead}>
                {blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a plate never change their order
                  <PlateBlock key={at} block={block} plate={plate} figure={firstFigure(at)} />
                ))}
              </Plate>
            )
          })}
        </QueriesProvider>
        <Plate
          id="poc"
          number={plateNumber(plates.length + 2)}
          question={m.solutions_poc_question()}
          title={m.solutions_poc_headline()}
          lead={m.solutions_poc_lead()}
        >
          <Gains
            items={[
              { term: m.solutions_poc_bring_title(), text: copy.bring },
              { term: `1 · ${m.solutions_poc_one_title()}`, text: m.solutions_poc_one() },
              { term: `2 · ${m.solutions_poc_two_title()}`, text: m.solutions_poc_two() },
              { term: `3 · ${m.solutions_poc_three_title()}`, text: m.solutions_poc_three() },
              { term: m.solutions_poc_end_title(), text: m.solutions_poc_end() }
            ]}
          />
        </Plate>
        <Plate number={plateNumber(plates.length + 3)} question={next.question} title={next.headline}>
          <NextSteps
            steps={[
              ...demos.map((demo) => ({
                kicker: m.solutions_next_try(),
                title: m.solutions_next_demo_title({ name: demoName(demo) }),
                link: m.solutions_see_demo(),
                to: { path: '/product/onlinedemo', search: { type: demo } } as const
              })),
              {
                kicker: m.solutions_next_read(),
                title: m.solutions_next_read_title(),
                link: m.solutions_next_read_link(),
                to: guide
              },
              {
                kicker: m.solutions_next_talk(),
                title: m.solutions_next_talk_title(),
                link: m.solutions_consult(),
                to: consult
              }
            ]}
          />
          <RelatedPages
            label={m.solutions_related()}
            pages={related.map((other) => ({
              name: solutionName(other),
              to: solutionAddress(other)
            }))}
            all={{ name: m.solutions_all(), to: gallery }}
          />
        </Plate>
      </DrawingsProvider>
    </main>
  )
}
