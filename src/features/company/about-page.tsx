import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf } from '~/content/page-copy'
import { companyCertificates, legalEntity, offices, people } from '~/content/vendor/company'
import { advisories } from '~/content/vendor/service'
import { slotReader } from '~/content/vendor/slot'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { FoldedPlates } from '~/ui/folded-plates'
import { FigureNotes } from '~/ui/page/figure-notes'
import { Gains } from '~/ui/page/gains'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { companyEvents, fieldEvents } from './copy/milestones'
import { drawTimeline } from './copy/timeline-drawing'
import type { AboutCopy } from './copy/types'
import './company.css'
import { ContactList } from './contact-list'
import { FactsPlate, type ShownCompany } from './facts-plate'

const drawFigure = createIsomorphicFn()
  .server(drawTimeline)
  .client(async (...given) => (await import('./copy/timeline-drawing')).drawTimeline(...given))

/** Addresses of the products' pages, in the order of the copy. */
const productPages: readonly PageAddress[] = [
  { path: '/galaxyProduct' },
  { path: '/giProduct' },
  { path: '/graphRag' },
  { path: '/integrated' }
]
const nextPages: readonly PageAddress[] = [{ path: '/joinus' }, { path: '/partner/connect' }]

/** The page about the company: its products, its milestones beside those of the field, how it works, and its contacts. */
export function AboutPage({ copy }: { copy: AboutCopy }) {
  const { products, milestones, manner, facts, contact } = copy
  const read = slotReader()
  const shown: ShownCompany = {
    entity: read(legalEntity),
    offices: read(offices),
    people: read(people),
    certificates: read(companyCertificates),
    advisories: read(advisories)
  }
  const hasFacts = Object.values(shown).some((fact) => fact !== undefined)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        figure={
          <ServerDrawing
            name="timeline"
            width={680}
            height={620}
            label={milestones.drawing.alt}
            className="timeline-drawing"
            copy={milestones.drawing}
            draw={() => drawFigure(milestones.drawing)}
          />
        }
      >
        <FigureNotes
          notes={[
            { name: m.page_figure({ number: '1-1' }), text: m.company_timeline_caption() },
            { name: m.page_reading(), text: m.company_timeline_reading() },
            { name: m.company_source(), text: m.company_timeline_source() }
          ]}
        />
      </PageHero>
      <Plate number="02" question={products.question} title={products.headline} lead={products.lead}>
        <Gains
          items={products.items.map(({ term, text, link }, index) => ({
            term,
            text: (
              <>
                {text} <ProductLink to={productPages[index]}>{link}</ProductLink>
              </>
            )
          }))}
        />
      </Plate>
      <FoldedPlates number="03" title={copy.more}>
        <Plate number="03" question={milestones.question} title={milestones.headline} lead={milestones.lead}>
          <div className="split-phone about-years">
            <section>
              <h3>{phrased(milestones.drawing.field)}</h3>
              <ol className="about-events">
                {fieldEvents.map(({ year, source }, index) => (
                  <li key={year}>
                    <span className="about-year">{year}</span>
                    <p>{phrased(milestones.field[index])}</p>
                    <cite className="note" lang="en">
                      {source}
                    </cite>
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h3>{phrased(milestones.drawing.company)}</h3>
              <ol className="about-events about-own">
                {companyEvents.map(({ year }, index) => (
                  <li key={year}>
                    <span className="about-year">{year}</span>
                    <p>{phrased(milestones.company[index])}</p>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </Plate>
        <Plate number="03" question={manner.question} title={manner.headline}>
          <Gains items={manner.items} />
        </Plate>
      </FoldedPlates>
      {hasFacts ? <FactsPlate number="04" copy={facts} shown={shown} /> : null}
      <Plate
        id="contact"
        number={hasFacts ? '05' : '04'}
        question={contact.question}
        title={contact.headline}
        lead={contact.lead}
      >
        <ContactList security={facts.security} />
        <NextSteps steps={contact.steps.flatMap((step, index) => withAddress(step, nextPages[index]))} />
      </Plate>
    </main>
  )
}

function withAddress<Step>(step: Step, to: PageAddress | undefined): (Step & { to: PageAddress })[] {
  return to ? [{ ...step, to }] : []
}

function ProductLink({ to, children }: { to: PageAddress | undefined; children: string }) {
  return to ? (
    <PageLink to={to} className="tlink">
      {children}
    </PageLink>
  ) : null
}
