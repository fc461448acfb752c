import type { ReactNode } from 'react'
import { Sheet } from '~/ui/sheet'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import './page-hero.css'

interface PageHeroProps {
  /** The pages above this one, from the home page down, then this page. */
  trail: readonly Crumb[]
  /** Pages beside this one, where it is one of several tabs. */
  tabs?: ReactNode
  /** What the page belongs to, in a few words above the headline. */
  kicker?: string
  title: string
  /** The title is a name from data, of any length, and is set smaller. */
  isName?: boolean
  lead: ReactNode
  /** The one or two things to do. */
  actions?: ReactNode
  /** The page's figure, on the right; without it the headline has the width of the sheet. */
  figure?: ReactNode
  /** Below both: numbered call-outs, notes on the figure. */
  children?: ReactNode
}

/** The head of a page: where one is, its question as headline, what to do, and the figure that answers it. */
export function PageHero({ trail, tabs, kicker, title, isName = false, lead, actions, figure, children }: PageHeroProps) {
  return (
    <section className="page-hero">
      <Sheet>
        <Breadcrumbs trail={trail} />
        {tabs}
        <div className={figure ? 'page-hero-top' : 'page-hero-top page-hero-wide'}>
          <div className="page-hero-copy">
            {kicker ? <p className="page-hero-kicker mono">{kicker}</p> : null}
            <h1 className={isName ? 'page-hero-name' : undefined}>{title}</h1>
            <div className="page-hero-lead phrased">{lead}</div>
            {actions ? <div className="page-hero-actions">{actions}</div> : null}
          </div>
          {figure ? <div className="page-hero-figure">{figure}</div> : null}
        </div>
        {children}
      </Sheet>
    </section>
  )
}
