import type { ReactNode } from 'react'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

interface PageHeroProps {
  /** From below the home page down to this page. */
  trail: readonly Crumb[]
  /** Sibling pages, if the page is one of several tabs. */
  tabs?: ReactNode
  /** A few words above the headline that name the section. */
  kicker?: string
  title: string
  /** Sets the title smaller, for a name from data of any length. */
  isName?: boolean
  lead: ReactNode
  /** The page's result, below the lead. */
  answer?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** Shown on the right. Without it, the headline spans the sheet. */
  figure?: ReactNode
  /** Below both columns: numbered callouts, notes on the figure. */
  children?: ReactNode
}

/** Head of a page: breadcrumbs, headline, lead, actions and figure. */
export function PageHero({ trail, tabs, kicker, title, isName = false, lead, answer, actions, figure, children }: PageHeroProps) {
  return (
    <section className="band page-hero">
      <Sheet>
        <Breadcrumbs trail={trail} />
        {tabs}
        <div className={figure ? 'split page-hero-top' : 'split page-hero-top page-hero-wide'}>
          <div className="page-hero-copy">
            {kicker ? <p className="page-hero-kicker mono">{kicker}</p> : null}
            <h1 className={isName ? 'page-hero-name' : undefined}>{phrased(title)}</h1>
            <div className="page-hero-lead">{phrased(lead)}</div>
            {answer}
            {actions ? <div className="page-hero-actions">{actions}</div> : null}
          </div>
          {figure ? <div className="page-hero-figure">{figure}</div> : null}
        </div>
        {children}
      </Sheet>
    </section>
  )
}
