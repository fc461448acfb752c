import { Callouts } from '~/ui/page/callouts'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'

/** Plate 03: what a property graph consists of. */
export function ModelPlate({ content }: { content: DatabaseContent }) {
  const { plate, number, caption, alt, callouts, calloutsLabel } = content.model
  return (
    <Plate number="03" question={plate.question} title={plate.headline}>
      <figure className="database-property-graph">
        <DatabaseDrawing name="model" content={content} width={640} height={450} label={alt} />
        <figcaption className="figure-line note">
          <b>{number}</b> {caption}
        </figcaption>
      </figure>
      <Callouts items={callouts} label={calloutsLabel} />
    </Plate>
  )
}
