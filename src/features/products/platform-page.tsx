import { betweenness, circles, degrees, first, pageRank } from '~/content/products/readings'
import type { PlatformCopy } from '~/content/products/types'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { Gains } from '~/ui/page/gains'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { ChoiceTable } from './choice-table'
import { HeroNotes, NextPlate } from './parts'
import { ProductDrawing } from './product-drawing'
import './products.css'

/** The graph intelligence platform: one graph that four algorithms read differently, and what an analyst does with it. */
export function PlatformPage({ copy }: { copy: PlatformCopy }) {
  const { choice, figure, problem, how, readings, gains, where, next } = copy
  const tops = [degrees(), betweenness(), pageRank()].map((scores) => fill(choice.first, { first: first(scores) }))
  const answers = [...tops, fill(choice.circles, { count: circles().length })]
  return (
    <main id="main" tabIndex={-1} className="picks">
      <PageHero
        trail={[{ name: m.page_home(), to: { path: '/' } }, { name: copy.title }]}
        kicker={copy.kicker}
        title={copy.headline}
        lead={copy.lead}
        actions={
          <ChoiceTable
            legend={choice.legend}
            columns={choice.columns}
            choices={choice.names.map((name, index) => ({ name, cells: [answers[index] ?? ''] }))}
            first={2}
          />
        }
        figure={<ProductDrawing name="readings" words={undefined} width={560} height={470} label={figure.alt} />}
      >
        <HeroNotes figure={figure} />
      </PageHero>
      <Plate number={m.page_plate({ number: '02' })} question={problem.question} title={problem.headline}>
        <Gains items={problem.items} />
      </Plate>
      <Plate number={m.page_plate({ number: '03' })} question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <Plate number={m.page_plate({ number: '04' })} question={readings.question} title={readings.headline} lead={readings.lead}>
        <div className="prod-scroll">
          <SpecTable
            caption={readings.question}
            columns={readings.columns}
            rows={readings.rows.map(([name, question], index) => [name, question, answers[index]] as const)}
          />
        </div>
      </Plate>
      <Plate number={m.page_plate({ number: '05' })} question={gains.question} title={gains.headline}>
        <Gains items={gains.items} />
      </Plate>
      <Plate number={m.page_plate({ number: '06' })} question={where.question} title={where.headline}>
        <Gains items={where.items} />
      </Plate>
      <NextPlate number="07" next={next} to={[{ path: '/demogallery' }, { path: '/product/database' }]} />
    </main>
  )
}
