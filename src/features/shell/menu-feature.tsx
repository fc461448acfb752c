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
 * The featured figure of a mega menu: a drawing of the site, what it shows, and its page. Loaded with the first menu that opens,
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
    title: m.home_results_audited(),
    line: m.home_results_title(),
    height: 104,
    markup: drawThroughput()
  })
}

/** Throughput to scale: the baseline as 100, and the audited result. 252 × 104. */
function drawThroughput(): string {
  const result = 100 + ldbcRun.gain
  const end = 251
  const base = Math.round((end * 100) / result)
  return [
    text({ x: 0, y: 12 }, `${m.home_results_baseline()} 100`),
    path('g-vertex', `M.5 20h${base}v20H.5z`),
    text({ x: 0, y: 64 }, `${m.home_results_ours()} ${result}`),
    path('g-blue', `M.5 72H${end}v20H.5z`),
    path('g-dash', `M${base + 0.5} 40V100`)
  ].join('')
}
