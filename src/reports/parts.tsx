import type { PlateCopy } from '~/content/page-copy'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import type { Crumb } from '~/ui/page/breadcrumbs'
import { FigureNotes } from '~/ui/page/figure-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import type { PageAddress } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { reportPath, reports } from './reports'
import type { FigureCopy, Next, ReportId } from './types'

export const hubAddress = { path: '/report' } as const

/** From the home page by way of the report center. */
export const trailTo = (title: string): Crumb[] => [
  { name: m.page_home(), to: { path: '/' } },
  { name: m.nav_reports(), to: hubAddress },
  { name: title }
]

/** Caption, reading and note of the figure in the head of a page. */
export function HeroNotes({ figure: { caption, reading, note } }: { figure: FigureCopy }) {
  return (
    <FigureNotes
      notes={[
        { name: m.page_figure({ number: '1-1' }), text: caption },
        { name: m.page_reading(), text: reading },
        { name: m.page_note(), text: note }
      ]}
    />
  )
}

interface NextPlateProps {
  number: string
  next: PlateCopy & { steps: readonly [Next, Next]; others: string }
  to: readonly [PageAddress, PageAddress]
  /** The report itself, which is not among the others. */
  page: ReportId
}

/** The last plate of a report: two steps, and the other reports. */
export function NextPlate({ number, next, to, page }: NextPlateProps) {
  const locale = useLocale()
  const [first, second] = next.steps
  return (
    <Plate number={m.page_plate({ number })} question={next.question} title={next.headline}>
      <NextSteps
        steps={[
          { ...first, to: to[0] },
          { ...second, to: to[1] }
        ]}
      />
      <RelatedPages
        label={next.others}
        pages={reports
          .filter(({ id }) => id !== page)
          .map(({ id, name }) => ({ name: name[locale], to: { path: reportPath(id) } }))}
        all={{ name: m.reports_all(), to: hubAddress }}
      />
    </Plate>
  )
}
