import { type AnyRouter, Link } from '@tanstack/react-router'
import { ldbcRun } from '~/content/benchmarks'
import type { PageAddress } from '~/lib/site-address'
import { m } from '~/paraglide/messages'
import { solutionAddress, solutionName } from '~/solutions/addresses'
import credit from '~/solutions/credit/shape'
import { path, text } from '~/ui/figure/draw'
import { Drawing } from '~/ui/figure/drawing'
import type { MenuFigure } from './navigation'

/**
 * The featured figure of a mega menu: a drawing of the site, its subject, and its page. Loaded with the first menu that opens,
 * like the lines under the links.
 */
export function MenuFeature({ figure, onFollow }: { figure: MenuFigure; onFollow: () => void }) {
  const { to, title, line, height, markup } = figures[figure]()
  return (
    <Link<AnyRouter, string, string> to={to.path} search={to.search ?? {}} className="nav-feature" onClick={onFollow}>
      <Drawing width={252} height={height} markup={markup} />
      <span>
        <strong>{title}</strong>
        <span className="nav-feature-line">{line}</span>
      </span>
    </Link>
  )
}

interface FeaturedFigure {
  to: PageAddress
  title: string
  line: string
  height: number
  markup: string
}

const figures: Readonly<Record<MenuFigure, () => FeaturedFigure>> = {
  credit: () => ({
    to: solutionAddress('credit'),
    title: solutionName('credit'),
    line: credit.text(),
    height: 160,
    markup: credit.draw()
  }),
  benchmark: () => ({
    to: { path: '/report/ldbc' },
    title: m.menu_audited_title(),
    line: m.menu_audited_line(),
    height: 104,
    markup: drawRun()
  })
}

/** Warm-up and measured run of the audited benchmark by time, to scale. 252 × 104. */
function drawRun(): string {
  const end = 251
  const split = Math.round((end * ldbcRun.warmupTime) / (ldbcRun.warmupTime + ldbcRun.runTime))
  return [
    text({ x: 0, y: 12 }, m.menu_audited_warmup()),
    path('g-vertex', `M.5 20h${split}v20H.5z`),
    text({ x: split, y: 64 }, m.menu_audited_run()),
    path('g-blue', `M${split} 72H${end}v20H${split}z`),
    path('g-dash', `M${split + 0.5} 40V100`)
  ].join('')
}
