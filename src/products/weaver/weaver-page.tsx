import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { DemonstrationHero } from '../live-hero'
import { LastPlate, Points } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { WideTable } from '../wide-table'
import { mappingDemonstration } from './mapping-demonstration'
import type { WeaverCopy } from './types'
import { tablesRows, weave } from './weaving'
import '../products.css'

/** The tool that weaves tables into a graph: results and rules for each table. Facts that the vendor must confirm are marked. */
export function WeaverPage({ copy }: { copy: WeaverCopy }) {
  const { model, account, problem, how, rules, gains, where, next } = copy
  const woven = weave()
  const sum = (of: (table: (typeof woven)[number]) => readonly unknown[]) =>
    woven.reduce((total, table) => total + of(table).length, 0)
  const [rows, aside] = [tablesRows.flat().length, sum(({ refused }) => refused)]
  const counts = {
    rows,
    aside,
    woven: rows - aside,
    vertices: sum((table) => table.vertices),
    edges: sum((table) => table.edges)
  }
  const small = { width: 280, height: 216 } as const
  const figures = [
    <ProductDrawing page="weaver" key="model" name="model" words={model} {...small} />,
    <ProductDrawing page="weaver" key="match" name="match" words={model} {...small} />,
    <ProductDrawing page="weaver" key="trial" name="trial" words={undefined} {...small} />,
    <ProductDrawing page="weaver" key="changes" name="changes" words={undefined} {...small} />
  ]
  return (
    <main id="main" tabIndex={-1}>
      <DemonstrationHero page="weaver" copy={copy} demonstration={mappingDemonstration} />
      <Plate number="01" question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps.map((step, index) => ({ ...step, figure: figures[index] }))} />
        <p className="figure-line note">
          <b>{m.page_figure({ number: '1-1' })}</b> {copy.stepsCaption}
        </p>
      </Plate>
      <Plate number="02" question={problem.question} title={problem.headline}>
        <Columns items={problem.items} />
      </Plate>
      <Plate number="03" question={rules.question} title={rules.headline} lead={rules.lead}>
        <WideTable caption={rules.question} columns={rules.columns} rows={rules.rows} />
      </Plate>
      <FoldedPlates number="04" title={copy.more}>
        <Plate number="04" question={gains.question} title={gains.headline}>
          <Halves>
            <Points items={gains.items} />
            <HalfFigure number={m.page_figure({ number: '4-1' })} caption={fill(account.caption, counts)}>
              <ProductDrawing
                page="weaver"
                name="account"
                words={{
                  read: fill(account.words.read, counts),
                  woven: fill(account.words.woven, counts),
                  aside: fill(account.words.aside, counts)
                }}
                width={560}
                height={310}
                label={account.alt}
              />
            </HalfFigure>
          </Halves>
        </Plate>
        <Plate number="04" question={where.question} title={where.headline}>
          <Gains items={where.items} />
        </Plate>
      </FoldedPlates>
      <LastPlate page="weaver" number="05" next={next} to={[{ path: '/document/latest/1' }, { path: '/product/database' }]} />
    </main>
  )
}
