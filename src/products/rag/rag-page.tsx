import { fill } from '~/lib/fill'
import { getLocale } from '~/paraglide/runtime'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { Gains } from '~/ui/page/gains'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { WideTable } from '../wide-table'
import { answer, answerInSimilar, evidence, followed, passages, reached, similar } from './retrieval'
import type { RagCopy } from './types'
import '../products.css'

/** Hybrid retrieval-augmented generation: from the question along the graph to passages and an answer, step by step. */
export function RagPage({ copy }: { copy: RagCopy }) {
  const { choice, figure, words, problem, how, gains, where, next } = copy
  const counts = {
    named: 1,
    reached: reached.length,
    relations: followed.length,
    evidence: evidence.length,
    passages: passages.length,
    answers: answer.length
  }
  const found = {
    similar: list(similar),
    missed: answerInSimilar.length,
    evidence: list(evidence),
    answers: answer.length
  }
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="rag"
        copy={copy}
        choices={choice.steps.map((name, index) => ({ name, cells: [fill(choice.counts[index] ?? '', counts)] }))}
        first={4}
        drawing={<ProductDrawing page="rag" name="retrieval" words={words} width={560} height={490} label={figure.alt} />}
      />
      <Plate number="02" question={problem.question} title={problem.headline} lead={problem.lead}>
        <WideTable
          caption={problem.question}
          columns={problem.columns}
          rows={problem.rows.map(([way, fetched, orders]) => [way, fill(fetched, found), fill(orders, found)] as const)}
        />
        <div className="prod-below">
          <Gains items={problem.items} />
        </div>
      </Plate>
      <Plate number="03" question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <Passages copy={copy.passages} />
      <FoldedPlates number="05" title={copy.more}>
        <Plate number="05" question={gains.question} title={gains.headline}>
          <Columns items={gains.items} />
        </Plate>
        <Plate number="05" question={where.question} title={where.headline}>
          <Gains items={where.items} />
        </Plate>
      </FoldedPlates>
      <LastPlate
        page="rag"
        number="06"
        next={next}
        to={[{ path: '/demogallery/details', search: { type: 'intelligentAnswer' } }, { path: '/integrated' }]}
      />
    </main>
  )
}

const list = (numbers: readonly number[]) => new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(numbers.map(String))

function Passages({ copy }: { copy: RagCopy['passages'] }) {
  const finder = (number: number) => {
    if (similar.includes(number)) return copy.found[0]
    return evidence.includes(number) ? copy.found[1] : copy.none
  }
  return (
    <Plate number="04" question={copy.question} title={copy.headline} lead={copy.lead}>
      <WideTable
        caption={copy.question}
        columns={copy.columns}
        rows={copy.texts.map((text, index) => [String(index + 1), text, finder(index + 1)] as const)}
      />
    </Plate>
  )
}
