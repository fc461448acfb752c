import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { Answers } from '../answers'
import { DemonstrationHero } from '../live-hero'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { assumed } from './appliance'
import { sizingDemonstration } from './sizing-demonstration'
import type { ApplianceCopy } from './types'
import '../products.css'

/** The AI compute appliance: sizing by the visitor's data and load. */
export function AppliancePage({ copy }: { copy: ApplianceCopy }) {
  const { problem, how, size, gains, where, next } = copy
  return (
    <main id="main" tabIndex={-1}>
      <DemonstrationHero page="appliance" copy={copy} demonstration={sizingDemonstration} />
      <Plate number="01" question={problem.question} title={problem.headline} lead={gains.headline}>
        <Answers problems={problem} answers={gains} />
      </Plate>
      <Plate number="02" question={size.question} title={size.headline} lead={size.lead}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '2-1' })} caption={size.caption}>
            <ProductDrawing
              page="appliance"
              name="records"
              words={{ ...size.words, copies: fill(size.words.copies, assumed) }}
              width={560}
              height={310}
              label={size.alt}
            />
          </HalfFigure>
          <HalfText>
            <p>{fill(size.note, assumed)}</p>
          </HalfText>
        </Halves>
      </Plate>
      <Plate number="03" question={where.question} title={where.headline}>
        <Gains items={where.items} />
      </Plate>
      <Plate number="04" question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <LastPlate page="appliance" number="05" next={next} to={[{ path: '/graphRag' }, topicAddress('appliance')]} />
    </main>
  )
}
