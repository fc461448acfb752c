import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type CustomerCase, type Industry, industries as industryIds } from '~/contract/customer-cases'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Columns } from '~/ui/page/columns'
import { FigureNotes } from '~/ui/page/figure-notes'
import { FilterLinks, type FilterRow } from '~/ui/page/filter-links'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Plate } from '~/ui/plate'
import { casesOf } from '../cases'
import type { CasesCopy } from '../types'
import { drawCases } from './draw-cases'
import '~/solutions/solutions.css'

const drawFigure = createIsomorphicFn()
  .server(drawCases)
  .client(async (...given) => (await import('./draw-cases')).drawCases(...given))

interface Props {
  copy: CasesCopy
  industry: Industry | undefined
  /** Of the industry, the newest first. */
  customerCases: readonly CustomerCase[]
}

/**
 * Customer cases and then example scenarios, by industry. The filter is part of the address, and the figure of the scenarios
 * follows it as the list does.
 */
export function CasesPage({ copy, industry, customerCases }: Props) {
  const locale = useLocale()
  const { drawing, list, consent, industries } = copy
  const filters: FilterRow['options'] = [
    { name: list.all, to: { path: '/customer', hash: 'cases' }, isCurrent: industry === undefined },
    ...industryIds.map((id) => ({
      name: industries[id],
      to: { path: '/customer', search: { industry: id }, hash: 'cases' } as const,
      isCurrent: id === industry
    }))
  ]
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.page_home(), to: { path: '/' } }, { name: copy.title }]}
        kicker={copy.kicker}
        title={copy.headline}
        lead={copy.lead}
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
        <FigureNotes
          notes={[
            { name: m.page_figure({ number: '1-1' }), text: drawing.caption },
            { name: m.page_reading(), text: drawing.reading },
            { name: m.page_note(), text: drawing.note }
          ]}
        />
      </PageHero>
      <Plate id="cases" number={m.page_plate({ number: '02' })} question={list.question} title={list.headline} lead={list.lead}>
        <FilterLinks label={list.filter} rows={[{ options: filters }]} />
        <RowList className="cases-list">
          {customerCases.map(({ id, title, summary, customer, industry: of, releasedOn, isSample }) => (
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
          {casesOf(industry).map(({ id, industry: of, kind, list: entry }) => (
            <li key={id}>
              <p className="note">
                {industries[of]}
                <SampleMark>{list.sample}</SampleMark>
              </p>
              <div>
                <h3>
                  <Link to="/customer/details" search={{ id }}>
                    {entry[locale].name}
                  </Link>
                </h3>
                <p className="phrased">{entry[locale].text}</p>
              </div>
              <p className="note">{drawing.kinds[kind]}</p>
            </li>
          ))}
        </RowList>
      </Plate>
      <Plate number={m.page_plate({ number: '03' })} question={consent.question} title={consent.headline}>
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
              link: m.partners_connect(),
              to: { path: '/partner/connect' }
            }
          ]}
        />
      </Plate>
    </main>
  )
}
