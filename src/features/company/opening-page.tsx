import { type Opening, openings } from '~/content/company/openings'
import type { OpeningsCopy } from '~/content/company/types'
import { vendor } from '~/content/vendor'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { HalfText, Halves } from '~/ui/page/halves'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { StructuredData } from '~/ui/server-section'
import { Sheet } from '~/ui/sheet'
import { openingData, openingFacts } from './opening-facts'
import { OpeningsDrawing } from './openings-drawing'
import './company.css'

/** An opening: the tasks, the requirements, and how to apply. */
export function OpeningPage({ opening, copy }: { opening: Opening; copy: OpeningsCopy }) {
  const locale = useLocale()
  const text = copy.openings[opening.id]
  const subject = encodeURIComponent(m.company_apply_subject({ title: text.title }))
  const others = openings.filter(({ id }) => id !== opening.id)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.page_home(), to: { path: '/' } }, { name: copy.title, to: { path: '/joinus' } }, { name: text.title }]}
        kicker={opening.sample ? m.company_sample_opening() : copy.kicker}
        title={text.title}
        isName
        lead={text.summary}
        actions={
          <a className="btn btn-primary" href={`mailto:${vendor.email}?subject=${subject}`}>
            {m.company_apply()}
          </a>
        }
        figure={<OpeningsDrawing filter={opening} label={copy.drawing.alt} />}
      >
        <FigureNotes notes={openingFacts(opening, locale).map(({ name, value }) => ({ name, text: value }))} />
      </PageHero>
      <section className="opening">
        <Sheet>
          <Halves>
            <OpeningHalf title={m.company_duties()} lines={text.duties} />
            <OpeningHalf title={m.company_skills()} lines={text.skills} />
          </Halves>
          {opening.sample ? <p className="opening-sample">{m.company_sample_opening_text()}</p> : null}
          <RelatedPages
            label={m.company_other_openings()}
            pages={others.map(({ id }) => ({ name: copy.openings[id].title, to: { path: '/joinus/data', search: { id } } }))}
            all={{ name: m.company_all_openings(), to: { path: '/joinus' } }}
          />
        </Sheet>
      </section>
      {opening.sample ? null : (
        <StructuredData thing={import.meta.env.SSR && ((origin) => openingData(origin, opening, text, locale))} />
      )}
    </main>
  )
}

function OpeningHalf({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <HalfText>
      <h2>{title}</h2>
      <ul className="opening-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </HalfText>
  )
}
