import { editionFacts } from '~/content/editions'
import { editionNames } from '~/features/editions/edition-names'
import { fill } from '~/lib/fill'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'

/** Plate 03: access control by level and edition. */
export function AccessPlate({ content }: { content: DatabaseContent }) {
  const { plate, number, caption, alt, ...levels } = content.permissions
  const points = (['graphs', 'elements'] as const).map((level) => ({
    heading: levels[level].heading,
    text: fill(levels[level].text, { editions: editionNames((id) => editionFacts[id].permissions === level) })
  }))
  return (
    <Plate number="03" question={plate.question} title={plate.headline} lead={plate.lead}>
      <Halves>
        <HalfFigure number={number} caption={caption}>
          <DatabaseDrawing name="sight" content={content} width={420} height={250} label={alt} />
        </HalfFigure>
        <HalfText>
          {points.map(({ heading, text }) => (
            <div key={heading} className="database-point">
              <h3>{phrased(heading)}</h3>
              <p>{text}</p>
            </div>
          ))}
        </HalfText>
      </Halves>
    </Plate>
  )
}
