import { headOf, type PageCopy } from '~/content/page-copy'
import { demoName } from '~/demos/demos'
import type { DemoType } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { talkStep } from './talk-step'
import { drawThumbnail, thumbnailFrame, thumbnailName } from './thumbnail'
import './demos.css'

/** The entry of a demo: its question and the method that answers it. */
export interface ListedDemo {
  type: DemoType
  question: string
  text: string
  alt: string
}

/** The list of the online demos: each with its question, a drawing of its own data, and its computation. */
export function DemoListPage({ copy, listed }: { copy: PageCopy; listed: readonly ListedDemo[] }) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={[{ name: m.nav_demos() }]}
        lead={
          <>
            <p>{copy.lead}</p>
            <p className="note">{m.demos_method_not_speed()}</p>
          </>
        }
      />
      <section className="demo-list-section">
        <Sheet>
          <ul className="grid-phone demo-list linked-rows">
            {listed.map(({ type, question, text, alt }) => {
              const name = demoName(type)
              return (
                <li key={type}>
                  <div className="demo-list-drawing">
                    <ServerDrawing
                      name={thumbnailName(type)}
                      width={thumbnailFrame.width}
                      height={thumbnailFrame.height}
                      label={alt}
                      draw={() => drawThumbnail(type)}
                    />
                  </div>
                  <div className="demo-list-text">
                    <p className="note">{name}</p>
                    <h2>
                      <PageLink to={{ path: '/product/onlinedemo', search: { type } }}>{phrased(question)}</PageLink>
                    </h2>
                    <p>{text}</p>
                    <span className="tlink" aria-hidden="true">
                      {m.demos_open()}
                    </span>
                  </div>
                </li>
              )
            })}
          </ul>
        </Sheet>
      </section>
      <Plate number="02" question={m.demos_next_question()} title={m.demos_next_title()}>
        <NextSteps
          steps={[
            talkStep(),
            {
              kicker: m.solutions_trail(),
              title: m.demos_list_solutions(),
              link: m.solutions_all(),
              to: { path: '/demogallery' }
            }
          ]}
        />
      </Plate>
    </main>
  )
}
