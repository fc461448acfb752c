import type { CustomerCaseDetail } from '~/contract/customer-cases'
import { formatDay } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { RichText } from '~/ui/rich-text'
import { Sheet } from '~/ui/sheet'
import type { CasesCopy } from './types'

interface Props {
  copy: CasesCopy
  /** Undefined while main is unavailable. */
  customerCase: CustomerCaseDetail | undefined
}

/** The case of a customer who agreed to be named. */
export function CustomerCasePage({ copy, customerCase }: Props) {
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
  const { title, summary, isSample, customer, industry, releasedOn, language, body } = customerCase
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[...trail, { name: title }]}
        kicker={isSample ? m.page_sample() : m.customers_kicker({ industry: copy.industries[industry] })}
        title={title}
        isName
        lead={summary}
      >
        <FigureNotes
          notes={[
            { name: m.customers_customer(), text: customer },
            { name: m.customers_industry(), text: copy.industries[industry] },
            { name: m.customers_released(), text: formatDay(releasedOn, language) },
            ...(isSample ? [{ name: m.page_note(), text: m.page_sample_text() }] : [])
          ]}
        />
      </PageHero>
      <section>
        <Sheet>
          <div className="page-text">
            <RichText text={body} />
          </div>
          <NextSteps
            steps={[
              {
                kicker: m.customers_next_read(),
                title: m.customers_next_cases(),
                link: m.customers_all(),
                to: { path: '/customer' }
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
