import type { ReactNode } from 'react'
import type { Inquiry, InquirySubmission } from '~/contract/inbox'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import type { SurveyReason } from '~/contract/survey'
import type { Edition, PartnerWant } from '~/contract/user-info'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { languageNames } from '../language-names'

const editions: Readonly<Record<Edition, () => string>> = {
  free: m.desk_inbox_edition_free,
  single: m.desk_inbox_edition_single,
  standard: m.desk_inbox_edition_standard,
  advanced: m.desk_inbox_edition_advanced
}

const wants: Readonly<Record<PartnerWant, () => string>> = {
  download: m.desk_inbox_want_download,
  trial: m.desk_inbox_want_trial,
  partner: m.desk_inbox_want_partner,
  talk: m.desk_inbox_want_talk,
  project: m.desk_inbox_want_project
}

const reasons: Readonly<Record<SurveyReason, () => string>> = {
  missing: m.feedback_reason_missing,
  unclear: m.feedback_reason_unclear,
  wrong: m.feedback_reason_wrong,
  other: m.feedback_reason_other
}

const listed = (names: readonly string[]) => names.join(m.desk_inbox_separator())

/** What the visitor sent: the facts as a list, and what they wrote as it was written. */
export function SubmissionFacts({ inquiry: { submission, createdAt, locale } }: { inquiry: Inquiry }) {
  const shown = useLocale()
  return (
    <>
      <dl className="inbox-facts-list">
        {factsOf(submission).map(({ term, fact }) =>
          fact === '' ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          )
        )}
        <div>
          <dt>{m.desk_inbox_received()}</dt>
          <dd>
            <time dateTime={createdAt}>{formatMoment(Date.parse(createdAt), shown)}</time>
          </dd>
        </div>
        <div>
          <dt>{m.desk_inbox_language()}</dt>
          <dd>{languageNames[locale]()}</dd>
        </div>
      </dl>
      <Words text={wordsOf(submission)} />
    </>
  )
}

const Words = ({ text }: { text: string }) =>
  text === '' ? null : (
    <section>
      <h3>{m.desk_inbox_words()}</h3>
      <p className="inbox-said">{text}</p>
    </section>
  )

function wordsOf(submission: InquirySubmission): string {
  if (submission.kind === 'consultation') return submission.questions
  if (submission.kind === 'partner') return submission.needs
  return submission.kind === 'feedback' ? submission.description : ''
}

const phoneLink = (phone: string) => phone && <a href={`tel:${phone}`}>{phone}</a>
const mailLink = (email: string) => email && <a href={`mailto:${email}`}>{email}</a>

const editionName = (edition: Edition | null) => (edition === null ? '' : editions[edition]())

interface Fact {
  term: string
  /** Not shown if it is an empty text. */
  fact: ReactNode
}

function factsOf(submission: InquirySubmission): Fact[] {
  if (submission.kind === 'feedback') {
    const { ticket, version, document, email } = submission
    const shownVersion = version === documentsVersion ? latestDocuments : version
    return [
      { term: m.desk_inbox_ticket(), fact: <a href={`/document/feedback?ticket=${ticket}`}>{ticket}</a> },
      {
        term: m.desk_inbox_document(),
        fact: <a href={`/document/${shownVersion}/${document}`}>{`${version} / ${document}`}</a>
      },
      { term: m.desk_inbox_reasons(), fact: listed(submission.reasons.map((reason) => reasons[reason]())) },
      { term: m.desk_inbox_email(), fact: mailLink(email) }
    ]
  }
  const contact: Fact[] = [
    { term: m.desk_inbox_phone(), fact: phoneLink(submission.phone) },
    { term: m.desk_inbox_email(), fact: mailLink(submission.email) }
  ]
  if (submission.kind === 'partner') {
    return [
      ...contact,
      { term: m.desk_inbox_company(), fact: submission.company },
      { term: m.desk_inbox_position(), fact: submission.position },
      { term: m.desk_inbox_city(), fact: submission.city },
      { term: m.desk_inbox_wants(), fact: listed(submission.wants.map((want) => wants[want]())) },
      { term: m.desk_inbox_edition(), fact: editionName(submission.edition) }
    ]
  }
  const industry: Fact = { term: m.desk_inbox_industry(), fact: submission.industry }
  if (submission.kind === 'consultation') {
    return [...contact, industry, { term: m.desk_inbox_edition(), fact: editionName(submission.edition) }]
  }
  return [...contact, industry, { term: m.desk_inbox_files(), fact: <Files files={submission.files} /> }]
}

const Files = ({ files }: Pick<Extract<InquirySubmission, { kind: 'download' }>, 'files'>) => (
  <ul>
    {files.map(({ file, at }) => (
      <li key={`${file} ${at}`}>{file.split('/').at(-1)}</li>
    ))}
  </ul>
)
