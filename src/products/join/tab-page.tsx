import { RunnableQuery } from '~/features/queries/runnable-query'
import { m } from '~/paraglide/messages'
import { CodeBlock } from '~/ui/code/code-block'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { Plate } from '~/ui/plate'
import {
  acquaintances,
  cypherWithinThree,
  hopCounts,
  joinedRows,
  reachedAt,
  reachedWithin,
  sqlWithinThree,
  traversedEdges,
  withinThree
} from '../hops'
import { LastPlate, Points } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import type { JoinsCopy } from './types'
import '../products.css'

const most = 4

/** The same question as joins and as hops: the rows and edges to process, counted on a figure for one to four steps. */
export function TabPage({ copy }: { copy: JoinsCopy }) {
  const { choice, figure, growth, code, fair, next } = copy
  const counts = {
    rows: joinedRows(most),
    edges: traversedEdges(most).length,
    people: reachedWithin(most).length,
    all: acquaintances.length
  }
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="join"
        copy={copy}
        tab="join"
        choices={hopCounts.map((hops, index) => ({
          name: choice.hops[index] ?? '',
          cells: [joinedRows(hops), traversedEdges(hops).length, reachedAt(hops).length]
        }))}
        first={3}
        drawing={
          <ProductDrawing page="join" name="hops" words={{ hops: choice.hops }} width={560} height={490} label={figure.alt} />
        }
      />
      <Plate number="02" question={growth.question} title={growth.headline} lead={growth.lead}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '2-1' })} caption={growth.caption}>
            <ProductDrawing
              page="join"
              name="growth"
              words={{ ...growth.words, hops: choice.hops }}
              width={560}
              height={420}
              label={growth.alt}
            />
          </HalfFigure>
          <Points items={growth.parts} counts={counts} />
        </Halves>
      </Plate>
      <Plate number="03" question={code.question} title={code.headline} lead={code.lead}>
        <Halves>
          <HalfText>
            <CodeBlock name={code.sql} language="sql" code={sqlWithinThree} />
            <p className="prod-below-code">{code.sqlText}</p>
          </HalfText>
          <HalfText>
            <RunnableQuery
              name={code.cypher}
              code={cypherWithinThree}
              answer={withinThree}
              loadGraph={async () => (await import('./query-data')).default}
            />
            <p className="prod-below-code">{code.cypherText}</p>
          </HalfText>
        </Halves>
        <p className="figure-line note">{code.note}</p>
      </Plate>
      <Plate number="04" question={fair.question} title={fair.headline}>
        <Gains items={fair.items} />
      </Plate>
      <LastPlate
        page="join"
        number="05"
        next={next}
        to={[{ path: '/product', search: { name: 'fit' } }, { path: '/product/database' }]}
      />
    </main>
  )
}
