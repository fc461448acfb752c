import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { Gains } from '~/ui/page/gains'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { reachedWithin } from '../hops'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { WideTable } from '../wide-table'
import { connection, links, partIds, propertyCount } from './anatomy'
import { bestConnected, chain, degree, triangles } from './questions'
import type { WhatCopy } from './types'
import '../products.css'

const questionNames = ['near', 'way', 'shape', 'whole'] as const

/** Explains graph databases: the parts of a graph on a figure that shows one at a time, tables beside it, and typical questions. */
export function TabPage({ copy }: { copy: WhatCopy }) {
  const { choice, figure, words, table, questions, language, next } = copy
  const counts = [partIds.length, links.length, propertyCount, fill(choice.hops, { count: connection.length })]
  const found = {
    near: reachedWithin(2).length,
    way: chain('A', 'O').length - 1,
    triangles: triangles().length,
    most: degree(bestConnected)
  }
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="index"
        copy={copy}
        tab="index"
        choices={choice.names.map((name, index) => ({ name, cells: [counts[index] ?? ''] }))}
        first={4}
        drawing={<ProductDrawing page="index" name="anatomy" words={words} width={560} height={460} label={figure.alt} />}
      />
      <Plate number="02" question={table.question} title={table.headline} lead={table.lead}>
        <WideTable caption={table.question} columns={table.columns} rows={table.rows} />
      </Plate>
      <Plate number="03" question={questions.question} title={questions.headline} lead={questions.lead}>
        <Steps
          steps={questions.steps.map(({ term, text }, index) => ({
            title: term,
            text: fill(text, found),
            figure: (
              <ProductDrawing page="index" name={questionNames[index] ?? 'near'} words={undefined} width={280} height={216} />
            )
          }))}
        />
        <p className="figure-line note">
          <b>{m.page_figure({ number: '3-1' })}</b> {questions.caption}
        </p>
      </Plate>
      <Plate number="04" question={language.question} title={language.headline}>
        <Gains items={language.items} />
      </Plate>
      <LastPlate
        page="index"
        number="05"
        next={next}
        to={[{ path: '/product', search: { name: 'join' } }, { path: '/document/latest/1' }]}
      />
    </main>
  )
}
