import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf } from '~/content/page-copy'
import type { PartnerField, PartnerWant } from '~/contract/forms/partner'
import type { FormAnswer } from '~/contract/forms/posted-form'
import type { UserInfoReceipt } from '~/contract/user-info'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { Steps } from '~/ui/page/steps'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { drawConnect } from './copy/connect-drawing'
import type { ConnectCopy } from './copy/types'
import { RequestForm, requestId } from './request-form'
import './partners.css'

const drawFigure = createIsomorphicFn()
  .server(drawConnect)
  .client(async (...given) => (await import('./copy/connect-drawing')).drawConnect(...given))

interface ConnectPageProps {
  copy: ConnectCopy
  answer: FormAnswer<PartnerField, UserInfoReceipt> | undefined
  /** Wants preselected by the address, as by the link of a trial. */
  want: PartnerWant | undefined
}

/** The page with the partner form: the request as a graph that follows the ticked boxes, the form, and the next steps. */
export function ConnectPage({ copy, answer, want }: ConnectPageProps) {
  const { drawing, form, next } = copy
  return (
    <main id="main" tabIndex={-1} className="connect">
      <PageHero
        {...headOf(copy)}
        actions={
          <a className="btn btn-primary" href={`#${requestId}`}>
            {m.partners_form_start()}
          </a>
        }
        figure={
          // The style sheet marks a path according to the ticked boxes.
          <ServerDrawing
            name="connect"
            width={680}
            height={484}
            label={drawing.alt}
            className="connect-drawing"
            copy={drawing}
            draw={() => drawFigure(drawing)}
          />
        }
      >
        <HeroNotes figure={drawing} />
      </PageHero>
      <Plate id={requestId} number="02" question={form.question} title={form.headline} lead={form.lead}>
        <div className="split form-sheet">
          <RequestForm copy={form} answer={answer} want={want} />
          <aside className="form-hints">
            <h3>{phrased(form.hints.title)}</h3>
            <ol className="hints">
              {form.hints.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </aside>
        </div>
      </Plate>
      <Plate number="03" question={next.question} title={next.headline}>
        <Steps steps={next.steps} />
      </Plate>
    </main>
  )
}
