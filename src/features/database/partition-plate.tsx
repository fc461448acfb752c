import { editionFacts } from '~/content/editions'
import { editionNames } from '~/features/editions/edition-names'
import { fill } from '~/lib/fill'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'
import { countSample } from './figures/network-data'

/** Plate 03: the same graph partitioned in two ways. */
export function PartitionPlate({ content }: { content: DatabaseContent }) {
  const { plate, inTurn, byGroup, why, how, which } = content.partition
  const { edges, cutInTurn, cutByGroup } = countSample()
  const partitioned = editionNames((id) => editionFacts[id].partitionedStorage === true)
  return (
    <Plate number="03" question={plate.question} title={plate.headline} lead={plate.lead}>
      <Halves>
        <HalfFigure number={inTurn.number} caption={fill(inTurn.caption, { edges, cut: cutInTurn })}>
          <DatabaseDrawing name="inTurn" content={content} width={420} height={420} label={inTurn.alt} />
        </HalfFigure>
        <HalfFigure number={byGroup.number} caption={fill(byGroup.caption, { edges, cut: cutByGroup })}>
          <DatabaseDrawing name="byGroup" content={content} width={420} height={420} label={byGroup.alt} />
        </HalfFigure>
      </Halves>
      <div className="database-below">
        <Gains
          items={[
            { term: why.heading, text: why.text },
            { term: how.heading, text: fill(how.text, { edges, inTurn: cutInTurn, byGroup: cutByGroup }) },
            { term: which.heading, text: fill(which.text, { editions: partitioned }) }
          ]}
        />
      </div>
    </Plate>
  )
}
