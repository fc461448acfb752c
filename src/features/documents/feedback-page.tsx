import { Link } from '@tanstack/react-router'
import { chinaDay } from '~/contract/china-day'
import { type FeedbackField, feedbackForm } from '~/contract/forms/feedback'
import type { FormAnswer } from '~/contract/forms/posted-form'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import { isLocale } from '~/contract/locale'
import { type SurveyReceipt, type Ticket, type TicketState, ticketStates } from '~/contract/survey'
import { LookupForm } from '~/features/forms/lookup-form'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import { FeedbackForm, feedbackId } from './feedback-form'
import type { Lookup } from './load-feedback'
import { StatesDrawing, stateName } from './states-drawing'
import './documents.css'

interface Props {
  lookup: Lookup
  /** The answer to feedback posted without scripts. */
  answer: FormAnswer<FeedbackField, SurveyReceipt> | undefined
}

/** Shows the status of a ticket, and the answer to feedback posted without scripts. */
export function FeedbackPage({ lookup, answer }: Props) {
  const now = lookup.state === 'ok' ? lookup.ticket.state : answer?.isSent ? 'received' : undefined
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.nav_documents(), to: { path: `/document/${latestDocuments}/1` } }, { name: m.feedback_title() }]}
        kicker={m.feedback_title()}
        title={m.feedback_headline()}
        lead={m.feedback_lead()}
        actions={<TicketForm lookup={lookup} />}
        figure={<StatesDrawing now={now} />}
      >
        <div id={feedbackId} className="feedback-outcome">
          {answer ? <Posted answer={answer} /> : null}
          {lookup.state === 'ok' ? <TicketTable ticket={lookup.ticket} /> : null}
          {lookup.state === 'unavailable' ? <Unavailable /> : null}
        </div>
        <FigureNotes notes={ticketStates.map((state) => ({ name: stateName(state), text: stateTexts[state]() }))} />
        <HeroNotes figure={{ caption: m.feedback_figure(), reading: m.feedback_figure_reading() }} />
      </PageHero>
    </main>
  )
}

/** Looks up a ticket. */
function TicketForm({ lookup }: { lookup: Lookup }) {
  return (
    <LookupForm
      className="feedback-lookup"
      action={feedbackForm.path}
      name="ticket"
      value={lookup.state === 'ok' ? lookup.ticket.ticket : lookup.state === 'none' ? '' : lookup.input}
      label={m.feedback_ticket()}
      maxLength={80}
      autoCapitalize="characters"
      submit={m.feedback_look()}
      error={
        lookup.state === 'malformed' ? m.field_ticket() : lookup.state === 'notFound' ? m.service_ticket_unknown() : undefined
      }
      hint={m.feedback_example()}
    />
  )
}

const stateTexts: Readonly<Record<TicketState, () => string>> = {
  received: m.feedback_received_text,
  reading: m.feedback_reading_text,
  fixed: m.feedback_fixed_text,
  answered: m.feedback_answered_text
}

/** Deadlines are days in China. */
const dayOf = (moment: string) => chinaDay(Date.parse(moment))

/** The version in the address of a document: the current one is `latest`. */
const versionInAddress = (version: string) => (version === documentsVersion ? latestDocuments : version)

function TicketTable({ ticket }: { ticket: Ticket }) {
  const locale = useLocale()
  const { state, version, id, createdAt, changedAt, answeredBy, reply } = ticket
  const day = (written: string, shown = written) => <time dateTime={written}>{formatDay(shown, locale)}</time>
  const isOver = state === 'fixed' || state === 'answered'
  return (
    <>
      <h2>
        <span className="feedback-now">{stateName(state)}</span>
        <span className="mono">{ticket.ticket}</span>
      </h2>
      <p className="muted">{stateTexts[state]()}</p>
      {reply === null ? null : (
        <section className="feedback-reply" aria-label={m.feedback_reply()}>
          <h3>{phrased(m.feedback_reply())}</h3>
          <p>{reply}</p>
        </section>
      )}
      <SpecTable
        caption={ticket.ticket}
        columns={[m.feedback_document(), m.feedback_created(), m.feedback_changed(), ...(isOver ? [] : [m.feedback_due()])]}
        rows={[
          [
            `${version} / ${id}`,
            day(createdAt, dayOf(createdAt)),
            day(changedAt, dayOf(changedAt)),
            ...(isOver ? [] : [day(answeredBy)])
          ]
        ]}
      />
      <Link className="tlink" to="/document/$version/$id" params={{ version: versionInAddress(version), id }}>
        {m.feedback_back()}
      </Link>
    </>
  )
}

/** The answer to feedback posted without scripts: the ticket number, or the form with its errors. */
function Posted({ answer }: { answer: NonNullable<Props['answer']> }) {
  const shown = useLocale()
  const { version, id, locale } = answer.isSent ? { version: '', id: '', locale: shown } : answer.values
  return (
    <FeedbackForm
      subject={{ version, id, locale: isLocale(locale) ? locale : shown }}
      answer={answer}
      skip={{ href: `/document/${versionInAddress(version)}/${id}` }}
    />
  )
}
