import { editionFacts } from '~/content/editions'
import { editionNames } from '~/features/editions/edition-names'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { DemonstrationHero } from '../live-hero'
import { LastPlate, Points } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { investigationDemonstration } from './investigation-demonstration'
import { circles } from './readings'
import type { PlatformCopy } from './types'
import '../products.css'

const leadSteps = ['leadSearch', 'leadExpand', 'leadCompare', 'leadKeep'] as const

/** The graph intelligence platform: an investigation on a canvas, and algorithms that read one graph differently. */
export function PlatformPage({ copy }: { copy: PlatformCopy }) {
  const { problem, how, readings, gains, where, next } = copy
  const editions = { elements: editionNames((id) => editionFacts[id].permissions === 'elements') }
  return (
    <main id="main" tabIndex={-1}>
      <DemonstrationHero page="platform" copy={copy} demonstration={investigationDemonstration} />
      <Plate number="01" question={readings.question} title={readings.headline} lead={readings.lead}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '1-1' })} caption={readings.caption}>
            <ProductDrawing
              page="platform"
              name="ranks"
              words={{ algorithms: readings.rows.map(([name]) => name) }}
              width={560}
              height={430}
              label={readings.alt}
            />
          </HalfFigure>
          <Points items={readings.rows.map(([term, text]) => ({ term, text }))} counts={{ circles: circles().length }} />
        </Halves>
      </Plate>
      <Plate number="02" question={how.question} title={how.headline} lead={how.lead}>
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
          <b>{m.page_figure({ number: '2-1' })}</b> {copy.stepsCaption}
        </p>
      </Plate>
      <FoldedPlates number="03" title={copy.more}>
        <Plate number="03" question={problem.question} title={problem.headline} lead={gains.headline}>
          <Halves>
            <Points label={problem.question} items={problem.items} />
            <Points label={gains.question} items={gains.items.map(({ term, text }) => ({ term, text: fill(text, editions) }))} />
          </Halves>
        </Plate>
        <Plate number="03" question={where.question} title={where.headline}>
          <Columns items={where.items} lastApart />
        </Plate>
      </FoldedPlates>
      <LastPlate page="platform" number="04" next={next} to={[{ path: '/demogallery' }, { path: '/product/database' }]} />
    </main>
  )
}
