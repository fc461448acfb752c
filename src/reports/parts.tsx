import type { NextCopy } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import type { Crumb } from '~/ui/page/breadcrumbs'
import { NextPlate } from '~/ui/page/next-plate'
import { RelatedPages } from '~/ui/page/next-steps'
import type { PageAddress } from '~/ui/page-link'
import { reportPath, reports } from './reports'
import type { ReportId } from './types'

export const hubAddress = { path: '/report' } as const

/** By way of the report center. */
export const trailTo = (title: string): Crumb[] => [{ name: m.nav_reports(), to: hubAddress }, { name: title }]

interface LastPlateProps {
  number: string
  next: NextCopy & { others: string }
  to: readonly [PageAddress, PageAddress]
  /** The report itself, which is not among the others. */
  page: ReportId
}

/** The last plate of a report: two steps, and the other reports. */
export function LastPlate({ number, next, to, page }: LastPlateProps) {
  return (
    <NextPlate number={number} next={next} to={to}>
      <RelatedPages
        label={next.others}
        pages={reports.filter(({ id }) => id !== page).map(({ id, name }) => ({ name: name(), to: { path: reportPath(id) } }))}
        all={{ name: m.reports_all(), to: hubAddress }}
      />
    </NextPlate>
  )
}
