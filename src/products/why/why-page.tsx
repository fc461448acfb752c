import { editionFacts, maxGraphs } from '~/content/editions'
import { editionNames } from '~/features/editions/edition-names'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { WideTable } from '../wide-table'
import { distance, seenFrom } from './reach'
import type { WhyCopy } from './types'
import '../products.css'

/** Why this database: five choices, two ideas for each with their price, and what the editions are specified to do. */
export function WhyPage({ copy }: { copy: WhyCopy }) {
  const { choice, figure, words, ideas, operations, ask, next } = copy
  const facts = editionTexts()
  const rows = ideas.rows.map(([layer, ...cells]) => [layer, ...cells.map((cell) => fill(cell, facts))] as const)
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="why"
        copy={copy}
        choices={choice.ideas.map((idea, index) => ({ name: words.topics[index] ?? '', cells: [idea] }))}
        first={2}
        drawing={<ProductDrawing page="why" name="section" words={words} width={560} height={480} label={figure.alt} />}
      />
      <Plate number="02" question={ideas.question} title={ideas.headline} lead={ideas.lead}>
        <WideTable className="prod-wide-table" caption={ideas.question} columns={ideas.columns} rows={rows} />
        <p className="figure-line note">{ideas.note}</p>
      </Plate>
      <QueryPlate copy={copy.query} />
      <FoldedPlates number="04" title={copy.more}>
        <Plate number="04" question={operations.question} title={operations.headline} lead={operations.lead}>
          <Columns items={operations.items} />
        </Plate>
        <FactsPlate copy={copy.facts} />
        <Plate number="04" question={ask.question} title={ask.headline}>
          <Steps steps={ask.items.map(({ term, text }) => ({ title: term, text }))} />
        </Plate>
      </FoldedPlates>
      <LastPlate
        page="why"
        number="05"
        next={next}
        to={[{ path: '/product/database' }, { path: '/galaxyProduct', hash: 'finder' }]}
      />
    </main>
  )
}

function QueryPlate({ copy }: { copy: WhyCopy['query'] }) {
  const counts = { hops: distance, one: seenFrom.one.length, both: seenFrom.both.length }
  const figures = [
    { name: 'oneEnd', number: '3-1', ...copy.one },
    { name: 'bothEnds', number: '3-2', ...copy.both }
  ] as const
  const [one, both] = figures.map(({ name, number, caption, alt }) => (
    <HalfFigure key={name} number={m.page_figure({ number })} caption={caption}>
      <ProductDrawing page="why" name={name} words={undefined} width={560} height={408} label={alt} />
    </HalfFigure>
  ))
  return (
    <Plate number="03" question={copy.question} title={copy.headline} lead={fill(copy.lead ?? '', counts)}>
      <Halves>{[one, both]}</Halves>
      <div className="prod-below">
        <Gains items={copy.items} />
      </div>
    </Plate>
  )
}

/** Facts of the editions that the copy states. */
const editionTexts = () => ({
  graphs: maxGraphs,
  partitioned: editionNames((id) => editionFacts[id].partitionedStorage === true),
  elements: editionNames((id) => editionFacts[id].permissions === 'elements'),
  ldap: editionNames((id) => editionFacts[id].ldap === true)
})

function FactsPlate({ copy }: { copy: WhyCopy['facts'] }) {
  const facts = editionTexts()
  return (
    <Plate number="04" question={copy.question} title={copy.headline}>
      <Gains items={copy.items.map(({ term, text }) => ({ term, text: fill(text, facts) }))} />
    </Plate>
  )
}
