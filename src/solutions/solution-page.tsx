import { demoName } from '~/demos/demos'
import { topicAddress } from '~/features/editions/consult-address'
import type { ShownRows } from '~/features/queries/result-table'
import { m } from '~/paraglide/messages'
import { FoldedPlates } from '~/ui/folded-plates'
import { Callouts } from '~/ui/page/callouts'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { Plate, plateNumber } from '~/ui/plate'
import { solutionAddress, solutionName } from './addresses'
import { countFigures, LegendLine, PlateBlock } from './blocks'
import type { Frame } from './drawing'
import { SolutionAnswer } from './solution-answer'
import { DrawingsProvider, SolutionDrawing } from './solution-drawing'
import { QueriesProvider, queriesOf } from './solution-queries'
import type { SolutionLinks } from './solutions'
import type { Block, SolutionCopy, SolutionType } from './types'
import './solutions.css'

const gallery: PageAddress = { path: '/demogallery' }
const consult = topicAddress('proof')
const guide: PageAddress = { path: '/document/latest/1' }

interface SolutionPageProps {
  type: SolutionType
  copy: SolutionCopy
  links: SolutionLinks
  /** Results of its queries, in their order. */
  answers: readonly ShownRows[]
  /** Sizes of its drawings, by name. */
  frames: Readonly<Record<string, Frame>>
}

/**
 * The page of a solution: the question with its figure, the problem, the query with its result, collapsible plates for going live
 * and for a proof of concept, then the next steps.
 */
export function SolutionPage({ type, copy, links: { related, demos }, answers, frames }: SolutionPageProps) {
  const queries = new Map(queriesOf(copy).map((code, index) => [code, answers[index] ?? { columns: [], rows: [] }]))
  const { hero, plates, next } = copy
  const openPlates = plates.flatMap((plate, index) => (plate.id === 'query' ? upToFirstQuery(plate) : index === 0 ? plate : []))
  const foldedPlates = [...plates.flatMap(furtherQueries), ...plates.filter(({ id }, index) => index > 0 && id !== 'query')]
  const foldedNumber = openPlates.length + 2
  const name = solutionName(type)
  return (
    <main id="main" tabIndex={-1}>
      <DrawingsProvider value={{ page: type, words: copy.words, frames }}>
        <PageHero
          title={copy.headline}
          trail={[{ name: m.solutions_trail(), to: gallery }, { name }]}
          lead={<p>{copy.lead}</p>}
          answer={answers[0] && <SolutionAnswer {...copy.answer} rows={answers[0].rows} />}
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
          {openPlates.map((plate, index) => (
            <SolutionPlate key={plate.question} plate={plate} number={index + 2} />
          ))}
          <FoldedPlates number={plateNumber(foldedNumber)} title={m.solutions_more()}>
            {foldedPlates.map((plate, index) => (
              <SolutionPlate
                key={plate.headline}
                plate={plate}
                number={foldedNumber}
                figuresBefore={countAll(foldedPlates.slice(0, index).flatMap(({ blocks }) => blocks))}
              />
            ))}
            <Plate
              id="poc"
              number={plateNumber(foldedNumber)}
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
          </FoldedPlates>
        </QueriesProvider>
        <Plate number={plateNumber(foldedNumber + 1)} question={next.question} title={next.headline}>
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

interface SolutionPlateProps {
  plate: SolutionPlateCopy
  number: number
  /** Numbered figures of earlier plates with the same number. */
  figuresBefore?: number
}

function SolutionPlate({ plate: { id, question, headline, lead, blocks }, number, figuresBefore = 0 }: SolutionPlateProps) {
  return (
    <Plate id={id} number={plateNumber(number)} question={question} title={headline} lead={lead}>
      {blocks.map((block, at) => (
        <PlateBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a plate never change their order
          key={at}
          block={block}
          plate={number}
          figure={1 + figuresBefore + countAll(blocks.slice(0, at))}
        />
      ))}
    </Plate>
  )
}

/** Number of numbered figures in blocks. */
const countAll = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + countFigures(block), 0)

type SolutionPlateCopy = SolutionCopy['plates'][number]

const queryOf = (block: Block) => (block.kind === 'halves' ? block.sides.find((side) => side.kind === 'query') : undefined)
const firstQuery = ({ blocks }: SolutionPlateCopy) => blocks.findIndex((block) => queryOf(block) !== undefined)

/** The plate up to its first query. */
const upToFirstQuery = (plate: SolutionPlateCopy): SolutionPlateCopy => ({
  ...plate,
  blocks: plate.blocks.slice(0, firstQuery(plate) + 1)
})

/** The blocks after the first query of the `query` plate, as separate plates. */
function furtherQueries(plate: SolutionPlateCopy): SolutionPlateCopy[] {
  if (plate.id !== 'query') return []
  return plate.blocks.slice(firstQuery(plate) + 1).map((block) => ({
    question: m.solutions_further_question(),
    headline: queryOf(block)?.name ?? plate.headline,
    blocks: [block]
  }))
}
