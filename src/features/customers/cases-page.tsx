import { Link } from '@tanstack/react-router'
import { headOf } from '~/content/page-copy'
import { type Industry, industries } from '~/contract/customer-cases'
import { topicAddress } from '~/features/editions/consult-address'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import type { ListSearch } from '~/lib/search-input'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { FilterLinks, type FilterRow } from '~/ui/page/filter-links'
import { ListPager } from '~/ui/page/list-pager'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import type { PageAddress } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { CaseFigures } from './case-figures'
import type { CasesData } from './load'
import './customers.css'

/** Address of the list of an industry, from a position on. */
function listAddress(industry: Industry | undefined, position: ListSearch = {}): PageAddress {
  return { path: '/customer', search: { ...(industry && { industry }), ...position }, hash: 'cases' }
}

/** Customer cases by industry, the newest first (spec §2). The filter is part of the address. */
export function CasesPage({ copy, industry, position, list }: CasesData) {
  const locale = useLocale()
  const filters: FilterRow['options'] = [
    { name: m.customers_all_industries(), to: listAddress(undefined), isCurrent: industry === undefined },
    ...industries.map((id) => ({ name: copy.industries[id], to: listAddress(id), isCurrent: id === industry }))
  ]
  return (
    <main id="main" tabIndex={-1}>
      <PageHero {...headOf(copy)} />
      <section id="cases" aria-label={copy.title}>
        <Sheet>
          <FilterLinks label={m.customers_filter()} rows={[{ options: filters }]} />
          {list === undefined ? <Unavailable /> : null}
          {list?.items.length === 0 ? (
            <EmptyList
              text={m.customers_none()}
              next={{ name: m.customers_next_solutions_link(), to: { path: '/demogallery' } }}
            />
          ) : null}
          <RowList className="cases-list">
            {withBadges(list?.items ?? []).map(
              ({ id, title, summary, customer, industry: of, logo, figures, releasedOn, hasBadge }) => (
                <li key={id} className="grid-phone">
                  <div className="note">
                    {copy.industries[of]}
                    {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
                    {logo === null ? null : <img className="case-logo" src={logo} alt="" loading="lazy" />}
                  </div>
                  <div>
                    <h2>
                      <Link to="/customer/details" search={{ id }}>
                        {phrased(title)}
                      </Link>
                    </h2>
                    <p>{phrased(summary)}</p>
                    <p className="note">
                      {customer} · {formatDay(releasedOn, locale)}
                    </p>
                  </div>
                  <CaseFigures figures={figures} className="case-figures" />
                </li>
              )
            )}
          </RowList>
          {list ? <ListPager to={(next) => listAddress(industry, next)} search={position} list={list} /> : null}
          <NextSteps
            steps={[
              {
                kicker: m.customers_next_read(),
                title: m.customers_next_solutions(),
                link: m.customers_next_solutions_link(),
                to: { path: '/demogallery' }
              },
              {
                kicker: m.customers_next_talk(),
                title: m.customers_next_connect(),
                link: m.page_talk(),
                to: topicAddress('references')
              }
            ]}
          />
        </Sheet>
      </section>
    </main>
  )
}
