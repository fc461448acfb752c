import { fill } from '~/lib/fill'
import { getLocale } from '~/paraglide/runtime'
import { FoldedPlates } from '~/ui/folded-plates'
import { Columns } from '~/ui/page/columns'
import { Gains } from '~/ui/page/gains'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { DemonstrationHero } from '../live-hero'
import { LastPlate } from '../parts'
import { WideTable } from '../wide-table'
import { retrieve } from './retrieval'
import { retrievalDemonstration } from './retrieval-demonstration'
import type { RagCopy } from './types'
import '../products.css'

/** Hybrid retrieval-augmented generation: a question, the retrieved subgraph and passages, and the answer with its sources. */
export function RagPage({ copy }: { copy: RagCopy }) {
  const { problem, how, gains, where, next } = copy
  const [similar, hybrid] = [retrieve('line3', 'similar'), retrieve('line3', 'hybrid')]
  const found = {
    similar: list(similar.evidence),
    missed: similar.answers.length,
    evidence: list(hybrid.evidence),
    answers: hybrid.answers.length
  }
  return (
    <main id="main" tabIndex={-1}>
      <DemonstrationHero page="rag" copy={copy} demonstration={retrievalDemonstration} />
      <Plate number="01" question={problem.question} title={problem.headline} lead={problem.lead}>
        <WideTable
          caption={problem.question}
          columns={problem.columns}
          rows={problem.rows.map(([mode, passages, orders]) => [mode, fill(passages, found), fill(orders, found)] as const)}
        />
        <div className="prod-below">
          <Gains items={problem.items} />
        </div>
      </Plate>
      <Plate number="02" question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <FoldedPlates number="03" title={copy.more}>
        <Plate number="03" question={gains.question} title={gains.headline}>
          <Columns items={gains.items} />
        </Plate>
        <Plate number="03" question={where.question} title={where.headline}>
          <Gains items={where.items} />
        </Plate>
      </FoldedPlates>
      <LastPlate
        page="rag"
        number="04"
        next={next}
        to={[{ path: '/demogallery/details', search: { type: 'intelligentAnswer' } }, { path: '/integrated' }]}
      />
    </main>
  )
}

const list = (numbers: readonly number[]) => new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(numbers.map(String))
