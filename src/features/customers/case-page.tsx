import { formatDay } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { solutionAddress, solutionName } from '~/solutions/addresses'
import { FigureNotes } from '~/ui/page/figure-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { RichText } from '~/ui/rich-text'
import { Sheet } from '~/ui/sheet'
import { CaseFigures } from './case-figures'
import type { loadCase } from './load'
import './customers.css'

/** The case of a customer who agreed to be named. */
export function CasePage({ copy, customerCase }: Omit<Awaited<ReturnType<typeof loadCase>>, 'head' | 'languages' | 'cover'>) {
  const trail = [{ name: m.customers_trail(), to: { path: '/customer' } }] as const
  if (!customerCase) {
    return (
      <main id="main" tabIndex={-1}>
        <PageHero trail={trail} kicker={copy.kicker} title={copy.title} lead={copy.lead} />
        <section>
          <Sheet>
            <Unavailable />
          </Sheet>
        </section>
      </main>
    )
  }
  const { title, summary, isSample, customer, industry, logo, figures, solution, quote, releasedOn, language, body } =
    customerCase
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[...trail, { name: title }]}
        kicker={isSample ? m.page_sample() : m.customers_kicker({ industry: copy.industries[industry] })}
        title={title}
        isName
        lead={summary}
      >
        {logo === null ? null : <img className="case-logo" src={logo} alt="" />}
        <FigureNotes
          notes={[
            { name: m.customers_customer(), text: customer },
            { name: m.customers_industry(), text: copy.industries[industry] },
            ...(solution === null
              ? []
              : [
                  {
                    name: m.customers_solution(),
                    text: (
                      <PageLink className="tlink" to={solutionAddress(solution)}>
                        {solutionName(solution)}
                      </PageLink>
                    )
                  }
                ]),
            { name: m.customers_released(), text: formatDay(releasedOn, language) }
          ]}
        />
      </PageHero>
      <section>
        <Sheet>
          <CaseFigures figures={figures} className="case-results" />
          {quote === null ? null : (
            <figure className="case-quote">
              <blockquote>
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className="note">{quote.by}</figcaption>
            </figure>
          )}
          <div className="page-text">
            <RichText text={body} />
          </div>
          <NextSteps
            steps={[
              solution === null
                ? {
                    kicker: m.customers_next_read(),
                    title: m.customers_next_cases(),
                    link: m.customers_all(),
                    to: { path: '/customer' }
                  }
                : {
                    kicker: m.customers_next_read(),
                    title: m.customers_next_solution(),
                    link: m.customers_next_solution_link(),
                    to: solutionAddress(solution)
                  },
              {
                kicker: m.customers_next_talk(),
                title: m.customers_next_connect(),
                link: m.page_talk(),
                to: { path: '/product/consult', search: { edition: 'standard', topic: 'talk' } }
              }
            ]}
          />
        </Sheet>
      </section>
    </main>
  )
}
