import { headOf } from '~/content/page-copy'
import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { solutionAddress } from '../addresses'
import { LegendLine } from '../blocks'
import type { Frame } from '../drawing'
import { solutionGroups } from '../menu'
import { DrawingsProvider, SolutionDrawing } from '../solution-drawing'
import type { Gallery } from '../solutions'
import type { SolutionType } from '../types'
import '../solutions.css'

interface GalleryPageProps {
  gallery: Gallery
  /** Sizes of the page's own figures, and of each solution's result drawing. */
  hero: Readonly<Record<string, Frame>>
  found: Frame
}

/** The overview of the solutions: a figure of their questions, then one entry for each in the groups of the menu. */
export function GalleryPage({ gallery: { copy, entries, words }, hero, found }: GalleryPageProps) {
  const entryOf = (solution: SolutionType) => entries.find(({ type }) => type === solution)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={[{ name: m.solutions_trail() }]}
        lead={<p>{copy.lead}</p>}
        figure={
          <DrawingsProvider value={{ page: 'gallery', words, frames: hero }}>
            <SolutionDrawing name="hero" label={copy.hero.alt} />
          </DrawingsProvider>
        }
      >
        <HeroNotes figure={copy.hero} legend={<LegendLine entries={copy.hero.legend} />} />
      </PageHero>
      {solutionGroups.map(({ id, solutions }, index) => (
        <Plate key={id} id={id} number={`0${index + 2}`} question={copy.groups[id].question} title={copy.groups[id].headline}>
          <ul className="cells linked-rows sol-gallery" data-count={solutions.length}>
            {solutions.map(({ id: type, name }, at) => (
              <li key={type}>
                <p className="note">
                  <span>{m.page_figure({ number: `${index + 2}-${at + 1}` })}</span>
                  <span>{name()}</span>
                </p>
                <DrawingsProvider value={{ page: type, words: {}, frames: { found } }}>
                  <SolutionDrawing name="found" />
                </DrawingsProvider>
                <h3>
                  <PageLink to={solutionAddress(type)}>{phrased(entryOf(type)?.question)}</PageLink>
                </h3>
                <p>{phrased(entryOf(type)?.text)}</p>
              </li>
            ))}
          </ul>
        </Plate>
      ))}
      <Plate
        number={`0${solutionGroups.length + 2}`}
        question={m.solutions_gallery_next_question()}
        title={m.solutions_gallery_next_title()}
      >
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
              to: topicAddress('proof')
            }
          ]}
        />
      </Plate>
    </main>
  )
}
