import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { SpecTable } from '~/ui/page/spec-table'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { Answers } from '../answers'
import { LastPlate } from '../parts'
import { ProductDrawing } from '../product-drawing'
import { ProductHero } from '../product-hero'
import { assumed, estimatedGigabytes, leansOn, sizes, workIds } from './appliance'
import type { ApplianceCopy } from './types'
import '../products.css'

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** «31 GB», «3.1 TB». */
function sizeText(gigabytes: number): string {
  const [value, unit] = gigabytes < 1000 ? [Math.round(gigabytes), 'GB'] : [Math.round(gigabytes / 100) / 10, 'TB']
  return `${value} ${unit}`
}

/** The AI compute appliance: what each kind of work leans on, and a rough estimate of size. */
export function AppliancePage({ copy }: { copy: ApplianceCopy }) {
  const { choice, figure, words, problem, how, size, gains, where, next } = copy
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' })
  const compact = new Intl.NumberFormat(getLocale(), { notation: 'compact' })
  const millions = (count: number) => compact.format(count * 1e6)
  return (
    <main id="main" tabIndex={-1} className="picks">
      <ProductHero
        page="appliance"
        copy={copy}
        choices={workIds.map((work) => ({
          name: choice.works[work],
          cells: [sentenceCase(list.format(leansOn[work].map((part) => words.parts[part].toLowerCase())))]
        }))}
        first={4}
        drawing={<ProductDrawing page="appliance" name="appliance" words={words} width={560} height={490} label={figure.alt} />}
      />
      <Plate number="02" question={problem.question} title={problem.headline} lead={gains.headline}>
        <Answers questions={problem} answers={gains} />
      </Plate>
      <Plate number="03" question={size.question} title={size.headline} lead={size.lead}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '3-1' })} caption={size.caption}>
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
            <SpecTable
              caption={size.question}
              columns={size.columns}
              rows={sizes.map(
                ({ vertices, edges }) =>
                  [millions(vertices), millions(edges), sizeText(estimatedGigabytes(vertices * 1e6, edges * 1e6))] as const
              )}
            />
            <p>{fill(size.note, assumed)}</p>
          </HalfText>
        </Halves>
      </Plate>
      <Plate number="04" question={where.question} title={where.headline}>
        <Gains items={where.items} />
      </Plate>
      <Plate number="05" question={how.question} title={how.headline} lead={how.lead}>
        <Steps steps={how.steps} />
      </Plate>
      <LastPlate page="appliance" number="06" next={next} to={[{ path: '/graphRag' }, topicAddress('appliance')]} />
    </main>
  )
}
