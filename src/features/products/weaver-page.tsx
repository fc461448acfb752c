import type { WeaverCopy } from '~/content/products/types'
import { weave } from '~/content/products/weaving'

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

/** The tool that weaves tables into a graph: what each table becomes, by which rules. What the vendor must confirm is marked. */
export function WeaverPage({ copy }: { copy: WeaverCopy }) {
  const { choice, figure, words, blank, problem, how, rules, gains, where, next } = copy
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
            choices={weave().map(({ vertices, edges, refused }, index) => ({
              name: words.tables[index] ?? '',
              cells: [vertices.length, edges.length, refused.length]
            }))}
            first={3}
          />
        }
        figure={<ProductDrawing name="weaving" words={words} width={560} height={480} label={figure.alt} />}
      >
        <HeroNotes figure={figure} />
        <p className="prod-line prod-blank">{blank}</p>
      </PageHero>
      <Plate number={m.page_plate({ number: '02' })} question={problem.question} title={problem.headline}>
        <Gains items={problem.items} />
      </Plate>
      <Plate number={m.page_plate({ number: '03' })} question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <Plate number={m.page_plate({ number: '04' })} question={rules.question} title={rules.headline} lead={rules.lead}>
        <div className="prod-scroll">
          <SpecTable caption={rules.question} columns={rules.columns} rows={rules.rows} />
        </div>
      </Plate>
      <Plate number={m.page_plate({ number: '05' })} question={gains.question} title={gains.headline}>
        <Gains items={gains.items} />
      </Plate>
      <Plate number={m.page_plate({ number: '06' })} question={where.question} title={where.headline}>
        <Gains items={where.items} />
      </Plate>
      <NextPlate number="07" next={next} to={[{ path: '/document/latest/1' }, { path: '/product/database' }]} />
    </main>
  )
}
