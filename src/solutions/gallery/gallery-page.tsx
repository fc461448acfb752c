import { consultAddress } from '~/features/consult/consult-address'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { LegendLine } from '../blocks'
import type { Frame } from '../drawing'
import { DrawingsProvider, SolutionDrawing } from '../solution-drawing'
import { solutionAddress, solutionNames } from '../solution-names'
import type { SolutionType } from '../solution-types'
import type { GalleryCopy, GalleryGroup } from '../types'
import '~/solutions/solutions.css'

/** The groups, as the menu has them. */
const groups: readonly { name: GalleryGroup; title: () => string; types: readonly SolutionType[] }[] = [
  { name: 'featured', title: m.nav_solutions_featured, types: ['knowledge', 'intelligentAnswer', 'customer360'] },
  { name: 'finance', title: m.nav_solutions_finance, types: ['fraud', 'launder', 'credit'] },
  { name: 'industry', title: m.nav_solutions_industry, types: ['supplychain', 'power', 'logistics', 'response'] },
  { name: 'operations', title: m.nav_solutions_operations, types: ['social', 'irc', 'amc', 'firmit'] }
]

interface GalleryPageProps {
  copy: GalleryCopy
  /** Sizes of the page's own figures, and that of what each solution finds. */
  hero: Readonly<Record<string, Frame>>
  found: Frame
}

/** The overview of the solutions: which question belongs to which, then one entry for each, in the groups of the menu. */
export function GalleryPage({ copy, hero, found }: GalleryPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.page_home(), to: { path: '/' } }, { name: m.solutions_trail() }]}
        kicker={copy.kicker}
        title={copy.headline}
        lead={<p>{copy.lead}</p>}
        figure={
          <DrawingsProvider value={{ page: 'gallery', words: copy.words, frames: hero }}>
            <SolutionDrawing name="hero" label={copy.hero.alt} />
          </DrawingsProvider>
        }
      >
        <FigureNotes
          notes={[
            { name: m.page_figure({ number: '1-1' }), text: copy.hero.caption },
            { name: m.page_reading(), text: copy.hero.reading },
            { name: m.page_key(), text: <LegendLine entries={copy.hero.legend} /> },
            { name: m.page_note(), text: copy.hero.note }
          ]}
        />
      </PageHero>
      {groups.map(({ name, title, types }, index) => (
        <Plate key={name} id={name} number={title()} question={copy.groups[name].question} title={copy.groups[name].headline}>
          <ul className="sol-gallery" data-count={types.length}>
            {types.map((type, at) => (
              <li key={type}>
                <p className="note">
                  <span>{m.page_figure({ number: `${index + 2}-${at + 1}` })}</span>
                  <span>{solutionNames[type]()}</span>
                </p>
                <DrawingsProvider value={{ page: type, words: {}, frames: { found } }}>
                  <SolutionDrawing name="found" />
                </DrawingsProvider>
                <h3>
                  <PageLink to={solutionAddress(type)}>{copy.solutions[type].question}</PageLink>
                </h3>
                <p className="phrased">{copy.solutions[type].text}</p>
              </li>
            ))}
          </ul>
        </Plate>
      ))}
      <Plate number={m.solutions_trail()} question={m.solutions_gallery_next_question()} title={m.solutions_gallery_next_title()}>
        <NextSteps
          steps={[
            {
              kicker: m.solutions_next_read(),
              title: m.solutions_next_read_title(),
              link: m.solutions_next_read_link(),
              to: { path: '/document/latest/1' }
            },
            {
              kicker: m.solutions_next_talk(),
              title: m.solutions_next_talk_title(),
              link: m.solutions_consult(),
              to: consultAddress()
            }
          ]}
        />
      </Plate>
    </main>
  )
}
