import { editionFacts } from '~/content/editions'
import { editionNames } from '~/features/editions/edition-names'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { LastPlate, Points } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { betweenness, circles, degrees, first, pageRank } from './readings'
import type { PlatformCopy } from './types'
import '../products.css'

const leadSteps = ['leadSearch', 'leadExpand', 'leadCompare', 'leadKeep'] as const

/** The graph intelligence platform: one graph that four algorithms read differently, and what an analyst does with it. */
export function PlatformPage({ copy }: { copy: PlatformCopy }) {
  const { choice, figure, problem, how, readings, gains, where, next } = copy
  const tops = [degrees(), betweenness(), pageRank()].map((scores) => fill(choice.first, { first: first(scores) }))
  const editions = { elements: editionNames((id) => editionFacts[id].permissions === 'elements') }
  const answers = [...tops, fill(choice.circles, { count: circles().length })]
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="platform"
        copy={copy}
        choices={choice.names.map((name, index) => ({ name, cells: [answers[index] ?? ''] }))}
        first={2}
        drawing={<ProductDrawing page="platform" name="readings" words={undefined} width={560} height={470} label={figure.alt} />}
      />
      <Plate number="02" question={readings.question} title={readings.headline} lead={readings.lead}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '2-1' })} caption={readings.caption}>
            <ProductDrawing
              page="platform"
              name="ranks"
              words={{ algorithms: readings.rows.map(([name]) => name) }}
              width={560}
              height={430}
              label={readings.alt}
            />
          </HalfFigure>
          <Points items={readings.rows.map(([term, text]) => ({ term, text }))} />
        </Halves>
      </Plate>
      <Plate number="03" question={how.question} title={how.headline} lead={how.lead}>
        <Steps
          steps={how.steps.map((step, index) => ({
            ...step,
            figure: (
              <ProductDrawing
                page="platform"
                name={leadSteps[index] ?? 'leadSearch'}
                words={undefined}
                width={280}
                height={216}
              />
            )
          }))}
        />
        <p className="figure-line note">
          <b>{m.page_figure({ number: '3-1' })}</b> {copy.stepsCaption}
        </p>
      </Plate>
      <FoldedPlates number="04" title={copy.more}>
        <Plate number="04" question={problem.question} title={problem.headline} lead={gains.headline}>
          <Halves>
            <Points label={problem.question} items={problem.items} />
            <Points label={gains.question} items={gains.items.map(({ term, text }) => ({ term, text: fill(text, editions) }))} />
          </Halves>
        </Plate>
        <Plate number="04" question={where.question} title={where.headline}>
          <Columns items={where.items} lastApart />
        </Plate>
      </FoldedPlates>
      <LastPlate page="platform" number="05" next={next} to={[{ path: '/demogallery' }, { path: '/product/database' }]} />
    </main>
  )
}
