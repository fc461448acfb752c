import { Link } from '@tanstack/react-router'
import { casesOf, type IndustryId, industryIds } from '~/content/customers/cases'
import type { CasesCopy } from '~/content/customers/types'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { Gains } from '~/ui/page/gains'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { CasesDrawing } from './cases-drawing'
import './customers.css'

/** The cases by industry; the filter is the address, and the figure answers to it as the list does. */
export function CasesPage({ copy, industry }: { copy: CasesCopy; industry: IndustryId | undefined }) {
  const { drawing, list, consent, industries } = copy
  const filters = [{ id: undefined, name: list.all }, ...industryIds.map((id) => ({ id, name: industries[id] }))]
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.company_home(), to: { path: '/' } }, { name: copy.title }]}
        kicker={copy.kicker}
        title={copy.headline}
        lead={copy.lead}
        figure={<CasesDrawing industry={industry} copy={copy} />}
      >
        <FigureNotes
          notes={[
            { name: m.company_figure({ number: '1-1' }), text: drawing.caption },
            { name: m.company_reading(), text: drawing.reading },
            { name: m.company_note(), text: drawing.note }
          ]}
        />
      </PageHero>
      <Plate
        id="cases"
        number={m.company_plate({ number: '02' })}
        question={list.question}
        title={list.headline}
        lead={list.lead}
      >
        <nav className="cases-filter" aria-label={list.filter}>
          <ul>
            {filters.map(({ id, name }) => (
              <li key={name}>
                <Link to="/customer" search={id ? { industry: id } : {}} hash="cases" activeOptions={{ exact: true }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="cases-list">
          {casesOf(industry).map(({ id, industry: of, kind, sample }) => (
            <li key={id}>
              <p className="note">
                {industries[of]}
                {sample ? <span className="cases-sample">{list.sample}</span> : null}
              </p>
              <div>
                <h3>
                  <Link to="/customer/details" search={{ id }}>
                    {list.cases[id].name}
                  </Link>
                </h3>
                <p className="phrased">{list.cases[id].text}</p>
              </div>
              <p className="note">{drawing.kinds[kind]}</p>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate number={m.company_plate({ number: '03' })} question={consent.question} title={consent.headline}>
        <Gains items={consent.items} />
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
