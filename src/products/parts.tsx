import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { HalfText } from '~/ui/page/halves'
import { NextSteps } from '~/ui/page/next-steps'
import type { PageAddress } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import type { FigureCopy, Item, NextCopy } from './types'

/** Number, caption, reading and note of the figure in the head of a page, and below them what the vendor must confirm. */
export function HeroNotes({ figure, blank }: { figure: FigureCopy; blank?: string }) {
  return (
    <>
      <FigureNotes
        notes={[
          { name: m.page_figure({ number: '1-1' }), text: figure.caption },
          { name: m.page_reading(), text: figure.reading },
          { name: m.page_note(), text: figure.note }
        ]}
      />
      {blank ? <p className="figure-line prod-blank">{blank}</p> : null}
    </>
  )
}

/** Points below one another as half of a plate; their places are filled with what the figures count. */
export function Points({
  label,
  items,
  counts = {}
}: {
  /** What all of them answer, where it is not the question of the plate. */
  label?: string
  items: readonly Item[]
  counts?: Readonly<Record<string, string | number>>
}) {
  return (
    <HalfText>
      {label ? <p className="prod-label note">{label}</p> : null}
      {items.map(({ term, text }) => (
        <div className="prod-point" key={term}>
          <h3>{fill(term, counts)}</h3>
          <p>{fill(text, counts)}</p>
        </div>
      ))}
    </HalfText>
  )
}

/** The last plate of a page. */
export function NextPlate({ number, next, to }: { number: string; next: NextCopy; to: readonly [PageAddress, PageAddress] }) {
  const [first, second] = next.steps
  return (
    <Plate number={m.page_plate({ number })} question={next.question} title={next.headline}>
      <NextSteps
        steps={[
          { ...first, to: to[0] },
          { ...second, to: to[1] }
        ]}
      />
    </Plate>
  )
}
