import type { Item, NextCopy } from '~/content/page-copy'
import { fill } from '~/lib/fill'
import { HalfText } from '~/ui/page/halves'
import { NextPlate } from '~/ui/page/next-plate'
import type { PageAddress } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { PrimaryAction } from './actions'
import type { ProductId } from './types'

/** Points below one another as half of a plate; their placeholders are filled with the counts of the figures. */
export function Points({
  label,
  items,
  counts = {}
}: {
  /** The question that these points answer, if the plate has several. */
  label?: string
  items: readonly Item[]
  counts?: Readonly<Record<string, string | number>>
}) {
  return (
    <HalfText>
      {label ? <p className="prod-label note">{label}</p> : null}
      {items.map(({ term, text }) => (
        <div className="prod-point" key={term}>
          <h3>{phrased(fill(term, counts))}</h3>
          <p>{fill(text, counts)}</p>
        </div>
      ))}
    </HalfText>
  )
}

interface LastPlateProps {
  page: ProductId
  number: string
  next: NextCopy
  to: readonly [PageAddress, PageAddress]
}

/** The last plate of a page: its primary action once more, and two steps. */
export function LastPlate({ page, ...rest }: LastPlateProps) {
  return <NextPlate {...rest} action={<PrimaryAction page={page} />} />
}
