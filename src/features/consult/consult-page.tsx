import { editionOfCalls } from '~/content/editions/in-calls'
import { type ConsultedEdition, consultationForm, consultedEditions } from '~/contract/forms/consultation'
import { editionLabels } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { CurrentLink } from '~/ui/page/current-link'
import { NextSteps } from '~/ui/page/next-steps'
import { Steps } from '~/ui/page/steps'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { consultFacts } from './consult-facts'
import { ConsultForm, type ConsultProps, consultationId } from './consult-form'
import type { ConsultCopy } from './copy/types'
import type { ConsultQuestion } from './load'
import './consult.css'

interface ConsultPageProps extends ConsultProps {
  /** The part of the address that `questions` says in words. */
  question: ConsultQuestion
}

/** The consultation about an edition, with its facts, or about a topic. */
export function ConsultPage({ question, ...props }: ConsultPageProps) {
  const { edition, copy, questions, topic } = props
  const { kicker, headline, lead, hints } = topic ? copy.topics[topic] : copy.editions[edition]
  // A topic is discussed before an edition is chosen, although its form names one.
  const chosen = topic ? undefined : edition
  const { next } = copy
  const isEvent = topic === 'event'
  const talk = isEvent ? copy.registered : copy.talk
  return (
    <main id="main" tabIndex={-1}>
      <section className="band consult">
        <Sheet>
          <Breadcrumbs trail={[{ name: isEvent ? copy.topics.event.title : m.consult_trail() }]} />
          {topic === undefined || topic === 'talk' ? <Editions current={chosen} question={question} /> : null}
          <div className="consult-sheet">
            <header className="consult-words">
              <p className="consult-kicker mono">{kicker}</p>
              <h1>{phrased(headline)}</h1>
              <p className="consult-lead">{phrased(lead)}</p>
            </header>
            <div className="consult-form" id={consultationId}>
              <ConsultForm key={`${edition} ${topic} ${questions}`} {...props} />
              <aside className="consult-hints">
                <h3>{phrased(copy.form.hints)}</h3>
                <ol className="grid-phone hints">
                  {hints.map((line) => (
                    <li key={line}>{phrased(line)}</li>
                  ))}
                </ol>
              </aside>
            </div>
            {chosen ? <Facts edition={chosen} copy={copy.facts} /> : null}
          </div>
        </Sheet>
      </section>
      <Plate number="02" question={talk.question} title={talk.headline}>
        <Steps steps={talk.steps} />
      </Plate>
      <Plate number="03" question={next.question} title={next.headline}>
        <NextSteps
          steps={[
            { ...next.find, to: { path: '/galaxyProduct', hash: 'finder' } },
            { ...next.download, to: { path: '/download' } }
          ]}
        />
      </Plate>
    </main>
  )
}

interface EditionsProps {
  current: ConsultedEdition | undefined
  question: ConsultQuestion
}

/** Tabs for the editions, with the same question. The address selects one, or none if it asks for a talk about all of them. */
function Editions({ current, question }: EditionsProps) {
  return (
    <nav className="tabs consult-tabs" aria-label={m.consult_tabs()}>
      <ul>
        {consultedEditions.map((edition) => (
          <li key={edition}>
            <CurrentLink to={consultationForm.path} search={{ ...question, edition }} isCurrent={edition === current}>
              {editionLabels[editionOfCalls[edition]].name()}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The edition as a small graph with an edge to each fact. */
function Facts({ edition, copy }: { edition: ConsultedEdition; copy: ConsultCopy['facts'] }) {
  const id = editionOfCalls[edition]
  const facts = consultFacts(id, copy)
  return (
    <figure className="consult-facts">
      <b className="consult-edition">{editionLabels[id].name()}</b>
      <ul>
        {facts.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      <figcaption className="note">{copy.reading}</figcaption>
    </figure>
  )
}
