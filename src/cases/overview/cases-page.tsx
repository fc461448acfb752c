import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf } from '~/content/page-copy'
import { type Industry, industries as industryIds } from '~/contract/customer-cases'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import type { ListSearch } from '~/lib/search-input'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Columns } from '~/ui/page/columns'
import { FilterLinks, type FilterRow } from '~/ui/page/filter-links'
import { HeroNotes } from '~/ui/page/hero-notes'
import { ListPager } from '~/ui/page/list-pager'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { RowList, SampleMark } from '~/ui/page/row-list'
import type { PageAddress } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { casesOf } from '../cases'
import type { OverviewData } from '../load'
import { drawCases } from './draw-cases'
import '~/solutions/solutions.css'

const drawFigure = createIsomorphicFn()
  .server(drawCases)
  .client(async (...given) => (await import('./draw-cases')).drawCases(...given))

/** Address of the list of an industry, from a position on. */
function listAddress(industry: Industry | undefined, position: ListSearch = {}): PageAddress {
  return { path: '/customer', search: { ...(industry && { industry }), ...position }, hash: 'cases' }
}

/**
 * Customer cases and, after the last of them, example scenarios, by industry. The filter is part of the address, and the
 * figure of the scenarios follows it as the list does.
 */
export function CasesPage({ copy, industry, position, list: customerCases }: OverviewData) {
  const locale = useLocale()
  const { drawing, list, consent, industries } = copy
  const filters: FilterRow['options'] = [
    { name: list.all, to: listAddress(undefined), isCurrent: industry === undefined },
    ...industryIds.map((id) => ({
      name: industries[id],
      to: listAddress(id),
      isCurrent: id === industry
    }))
  ]
  const scenarios = customerCases?.next ? [] : casesOf(industry)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        figure={
          <ServerDrawing
            name={`cases ${industry}`}
            width={680}
            height={560}
            label={copy.drawing.alt}
            className="cases-figure"
            copy={copy}
            draw={() => drawFigure(industry, copy)}
          />
        }
      >
        <HeroNotes figure={drawing} />
      </PageHero>
      <Plate id="cases" number="02" question={list.question} title={list.headline} lead={list.lead}>
        <FilterLinks label={list.filter} rows={[{ options: filters }]} />
        <RowList className="cases-list">
          {customerCases?.items.map(({ id, title, summary, customer, industry: of, releasedOn, isSample }) => (
            <li key={id}>
              <p className="note">
                {industries[of]}
                {isSample ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </p>
              <div>
                <h3>
                  <Link to="/customer/details" search={{ id }}>
                    {title}
                  </Link>
                </h3>
                <p className="phrased">{summary}</p>
              </div>
              <p className="note">
                {customer}
                <br />
                {formatDay(releasedOn, locale)}
              </p>
            </li>
          ))}
          {scenarios.map(({ id, industry: of, kind, list: entry }) => (
            <li key={id}>
              <p className="note">
                {industries[of]}
                <SampleMark>{list.sample}</SampleMark>
              </p>
              <div>
                <h3>
                  <Link to="/customer/details" search={{ id }}>
                    {entry.name()}
                  </Link>
                </h3>
                <p className="phrased">{entry.text()}</p>
              </div>
              <p className="note">{drawing.kinds[kind]}</p>
            </li>
          ))}
        </RowList>
        {customerCases ? <ListPager to={(next) => listAddress(industry, next)} search={position} list={customerCases} /> : null}
      </Plate>
      <Plate number="03" question={consent.question} title={consent.headline} lead={consent.lead}>
        <Columns items={consent.items} />
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
              to: { path: '/product/consult', search: { edition: 'standard', topic: 'references' } }
            }
          ]}
        />
      </Plate>
    </main>
  )
}
