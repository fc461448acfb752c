import { m } from '~/paraglide/messages'
import type { PageAddress } from '~/ui/page-link'
import { ShownLink } from './shown-link'
import './pager.css'

interface PagerProps {
  /** The page that is shown, from 1; undefined for what lies behind the pages that have a number. */
  page: number | undefined
  /** How many pages have a number. */
  pages: number
  to: (page: number) => PageAddress
  /** What comes after a page that is the last one with a number, or has none. */
  further?: PageAddress | undefined
}

/** Pages beside the one that is shown, on each side. */
const reach = 1

/** The pages of a list, as links: first and last, those around the one that is shown, and the ones before and after it. */
export function Pager({ page, pages, to, further }: PagerProps) {
  if (pages < 2 && page !== undefined && !further) return null
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const current = page ?? 0
  const near = numbers.filter((number) => number === 1 || number === pages || Math.abs(number - current) <= reach)
  const link = ({ path, search, hash }: PageAddress, name: string, shown = false) => (
    <ShownLink to={path} search={search ?? {}} hash={hash} shown={shown}>
      {name}
    </ShownLink>
  )
  return (
    <nav className="pager" aria-label={m.page_pager()}>
      <ul>
        {current > 1 ? <li className="pager-step">{link(to(current - 1), m.page_previous())}</li> : null}
        {near.map((number, index) => (
          <li key={number} className={number - (near[index - 1] ?? number - 1) > 1 ? 'pager-gap' : undefined}>
            {link(to(number), String(number), number === page)}
          </li>
        ))}
        {page !== undefined && page < pages ? <li className="pager-step">{link(to(page + 1), m.page_next())}</li> : null}
        {further ? <li className="pager-step">{link(further, m.page_next())}</li> : null}
      </ul>
    </nav>
  )
}
