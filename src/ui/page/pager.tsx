import type { AnyRouter } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import type { PageAddress } from '~/ui/page-link'
import { CurrentLink } from './current-link'

interface PagerProps {
  /** Current page from 1; undefined beyond the numbered pages. */
  page: number | undefined
  /** Count of numbered pages. */
  pages: number
  to: (page: number) => PageAddress
  /** Address of a next page without a number. */
  nextAddress?: PageAddress | undefined
}

/** Page numbers shown on each side of the current one. */
const neighborCount = 1

/** Pagination links: first, last, the neighbors of the current page, previous and next. */
export function Pager({ page, pages, to, nextAddress: further }: PagerProps) {
  if (pages < 2 && page !== undefined && !further) return null
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const current = page ?? 0
  const shownNumbers = numbers.filter((number) => number === 1 || number === pages || Math.abs(number - current) <= neighborCount)
  const link = ({ path, search, hash }: PageAddress, name: string, isCurrent = false) => (
    <CurrentLink<AnyRouter, string, string> to={path} search={search ?? {}} hash={hash} isCurrent={isCurrent}>
      {name}
    </CurrentLink>
  )
  return (
    <nav className="pager" aria-label={m.page_pager()}>
      <ul>
        {current > 1 ? <li className="pager-step">{link(to(current - 1), m.page_previous())}</li> : null}
        {shownNumbers.map((number, index) => (
          <li key={number} className={number - (shownNumbers[index - 1] ?? number - 1) > 1 ? 'pager-gap' : undefined}>
            {link(to(number), String(number), number === page)}
          </li>
        ))}
        {page !== undefined && page < pages ? <li className="pager-step">{link(to(page + 1), m.page_next())}</li> : null}
        {further ? <li className="pager-step">{link(further, m.page_next())}</li> : null}
      </ul>
    </nav>
  )
}
