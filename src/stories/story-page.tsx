import { headOf } from '~/content/page-copy'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Columns } from '~/ui/page/columns'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { storyIds } from './stories'
import { drawStory } from './story-drawing'
import type { StoryCopy, StoryId } from './types'

/** The story behind a slide of the home page, which leads on to the page that the slide is about. */
export function StoryPage({ id, copy }: { id: StoryId; copy: StoryCopy }) {
  const { figure, next } = copy
  const { words } = figure
  const following = storyIds[(storyIds.indexOf(id) + 1) % storyIds.length] ?? id
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        figure={
          <ServerDrawing
            name={`story ${id}`}
            width={600}
            height={420}
            label={figure.alt}
            className="story-figure"
            copy={words}
            draw={() => drawStory(id, words)}
          />
        }
      >
        <HeroNotes figure={figure} />
      </PageHero>
      <Plate number="02" question={copy.question} title={copy.answer}>
        {copy.ordered ? (
          <Steps steps={copy.parts.map(({ term, text }) => ({ title: term, text }))} />
        ) : (
          <Columns items={copy.parts} />
        )}
        <NextSteps
          steps={[
            next,
            {
              kicker: m.stories_next_kicker(),
              title: m.stories_next_title(),
              link: m.stories_next_link(),
              to: { path: '/homedetails', search: { id: following } }
            }
          ]}
        />
      </Plate>
    </main>
  )
}
