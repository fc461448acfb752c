import { fill } from '~/lib/fill'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'
import { countSample } from './figures/network-data'

/** Plate 01: storage. */
export function StoragePlate({ content }: { content: DatabaseContent }) {
  const { plate, number, caption, alt, near, cost, limits } = content.storage
  return (
    <Plate number="01" question={plate.question} title={plate.headline} lead={plate.lead}>
      <Halves>
        <HalfFigure number={number} caption={caption}>
          <DatabaseDrawing name="storage" content={content} width={560} height={328} label={alt} />
        </HalfFigure>
        <HalfText>
          {[near, cost, limits].map(({ heading, text }) => (
            <div key={heading} className="database-point">
              <h3>{phrased(heading)}</h3>
              <p>{fill(text, { ...countSample() })}</p>
            </div>
          ))}
        </HalfText>
      </Halves>
    </Plate>
  )
}
