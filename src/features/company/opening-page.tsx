import { vendor } from '~/content/vendor'
import type { Opening, OpeningDetail } from '~/contract/openings'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { RichText } from '~/ui/rich-text'
import { StructuredData } from '~/ui/server-section'
import { Sheet } from '~/ui/sheet'
import type { OpeningsCopy } from './copy/types'
import { openingData, openingFacts } from './opening-facts'
import { OpeningsDrawing } from './openings-drawing'
import './company.css'

interface Props {
  copy: OpeningsCopy
  /** Undefined while main is unavailable. */
  opening: OpeningDetail | undefined
  openings: readonly Opening[]
}

/** One opening: its facts, its text, and how to apply. */
export function OpeningPage({ copy, opening, openings }: Props) {
  const trail = [{ name: copy.title, to: { path: '/joinus' } }] as const
  if (!opening) {
    return (
      <main id="main" tabIndex={-1}>
        <PageHero trail={trail} kicker={copy.kicker} title={copy.title} lead={copy.lead} />
        <section className="band opening">
          <Sheet>
            <Unavailable />
          </Sheet>
        </section>
      </main>
    )
  }
  const { id, title, summary, isSample, body } = opening
  const subject = encodeURIComponent(m.company_apply_subject({ title }))
  const others = openings.filter((other) => other.id !== id).slice(0, 4)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[...trail, { name: title }]}
        kicker={isSample ? m.company_sample_opening() : copy.kicker}
        title={title}
        isName
        lead={summary}
        actions={
          <a className="btn btn-primary" href={`mailto:${vendor.email}?subject=${subject}`}>
            {m.company_apply()}
          </a>
        }
        figure={<OpeningsDrawing openings={openings} filter={opening} label={copy.drawing.alt} />}
      >
        <FigureNotes notes={openingFacts(opening).map(({ name, value }) => ({ name, text: value }))} />
      </PageHero>
      <section className="band opening">
        <Sheet>
          <div className="page-text">
            <RichText text={body} />
          </div>
          {isSample ? <p className="opening-sample">{m.company_sample_opening_text()}</p> : null}
          <RelatedPages
            label={m.company_other_openings()}
            pages={others.map((other) => ({
              name: other.title,
              to: { path: '/joinus/data', search: { id: String(other.id) } }
            }))}
            all={{ name: m.company_all_openings(), to: { path: '/joinus' } }}
          />
        </Sheet>
      </section>
      {isSample ? null : <StructuredData thing={import.meta.env.SSR && ((origin) => openingData(origin, opening))} />}
    </main>
  )
}
