import { m } from '~/paraglide/messages'
import { type PageAddress, PageLink } from '~/ui/page-link'
import './pager.css'

interface PagerProps {
  /** Address of the list, filters included, without a place in it. */
  to: PageAddress
  /** The page that is shown; undefined where a cursor led here, behind all pages that have a number. */
  page: number | undefined
  /** Pages that have a number. */
  pages: number
  /** Where the list goes on; null at its end. */
  next: string | null
}

/** Which pages a list links to by number: the first, the last, and those around the one that is shown, in their order. */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(near)].toSorted((a, b) => a - b)
}

/** Turns the pages of a list: the page is part of the address. Nothing where there is one page only. */
export function Pager({ to, page, pages, next }: PagerProps) {
  if (page !== undefined && pages <= 1 && next === null) return null
  const at = (place: Readonly<Record<string, string>>): PageAddress => ({ ...to, search: { ...to.search, ...place } })
  const numbered = (number: number) => at(number === 1 ? {} : { page: String(number) })
  const forward = page !== undefined && page < pages ? numbered(page + 1) : next === null ? undefined : at({ cursor: next })
  return (
    <nav className="pager" aria-label={m.page_pages()}>
      {page === undefined ? (
        <PageLink to={to} className="pager-step">
          {m.page_first()}
        </PageLink>
      ) : page > 1 ? (
        <PageLink to={numbered(page - 1)} className="pager-step">
          {m.page_previous()}
        </PageLink>
      ) : null}
      {page === undefined ? null : (
        <ol>
          {pagesAround(page, pages).map((number) => (
            <li key={number}>
              {number === page ? (
                <span aria-current="page">
                  <span className="vh">{m.page_number({ number })}</span>
                  <span aria-hidden="true">{number}</span>
                </span>
              ) : (
                <PageLink to={numbered(number)}>
                  <span className="vh">{m.page_number({ number })}</span>
                  <span aria-hidden="true">{number}</span>
                </PageLink>
              )}
            </li>
          ))}
        </ol>
      )}
      {forward ? (
        <PageLink to={forward} className="pager-step pager-next">
          {m.page_next()}
        </PageLink>
      ) : null}
    </nav>
  )
}
