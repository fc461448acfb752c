import type { ComponentProps } from 'react'
import { SpecTable } from '~/ui/page/spec-table'
import { ScrollRegion } from '~/ui/scroll-region'

/** A table as wide as its plate. If that is too narrow, it scrolls, by keyboard as well; on a phone its rows become blocks. */
export function WideTable({ className = '', ...table }: ComponentProps<typeof SpecTable> & { className?: string }) {
  return (
    <ScrollRegion className={`prod-scroll stacked ${className}`.trim()} aria-label={table.caption}>
      <SpecTable {...table} />
    </ScrollRegion>
  )
}
