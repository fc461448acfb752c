import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { Columns } from '~/ui/page/columns'
import { Flow } from '~/ui/page/flow'
import { Gains } from '~/ui/page/gains'
import { Plate } from '~/ui/plate'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { fitCount, fitQuestionIds, fits } from './fit'
import type { FitCopy } from './types'
import '../products.css'

/** When a graph database is the right tool and when another is, on a figure of eight questions and four stores. */
export function TabPage({ copy }: { copy: FitCopy }) {
  const { choice, figure, words, signs, against, beside, next } = copy
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="fit"
        copy={copy}
        tab="fit"
        choices={fitQuestionIds.map((id, index) => ({
          name: `${index + 1} ${choice.questions[id]}`,
          cells: [words.stores[fits[id]]]
        }))}
        first={7}
        drawing={<ProductDrawing page="fit" name="fit" words={words} width={560} height={490} label={figure.alt} />}
      />
      <Plate
        number="02"
        question={signs.question}
        title={signs.headline}
        lead={fill(signs.lead ?? '', { all: fitQuestionIds.length, graph: fitCount('graph') })}
      >
        <Columns items={signs.items} />
      </Plate>
      <Plate number="03" question={against.question} title={against.headline}>
        <Gains items={against.items} />
      </Plate>
      <Plate number="04" question={beside.question} title={beside.headline}>
        <Flow stages={beside.stages.map((stage, index) => ({ ...stage, main: index === 2 }))} />
        <p className="figure-line note">
          <b>{m.page_figure({ number: '4-1' })}</b> {beside.caption}
        </p>
      </Plate>
      <LastPlate page="fit" number="05" next={next} to={[{ path: '/demogallery' }, { path: '/galaxyProduct', hash: 'finder' }]} />
    </main>
  )
}
