import type { ReactNode } from 'react'
import type { FormField, FormFields } from '~/contract/forms/field'
import { type Inquiry, type InquirySubmission, inquiryFields } from '~/contract/inbox'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { staffFieldNames, staffLabel, staffText } from '~/messages/inbox-text'
import { m } from '~/paraglide/messages'
import { languageNames } from '../language-names'

/** The visitor's submission: the facts as a list, and the texts as the visitor wrote them. */
export function SubmissionFacts({ inquiry: { submission, createdAt, locale } }: { inquiry: Inquiry }) {
  const shown = useLocale()
  return (
    <>
      <dl className="desk-facts inbox-facts-list">
        {factsOf(submission).map(({ term, fact }) =>
          fact === '' ? null : (
            <div key={term} className="grid-small">
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          )
        )}
        <div className="grid-small">
          <dt>{m.desk_inbox_received()}</dt>
          <dd>
            <time dateTime={createdAt}>{formatMoment(Date.parse(createdAt), shown)}</time>
          </dd>
        </div>
        <div className="grid-small">
          <dt>{m.desk_inbox_language()}</dt>
          <dd>{languageNames[locale]()}</dd>
        </div>
      </dl>
      {seenAs(submission, 'words').map(({ name, text }) => (
        <Words key={name} text={text} />
      ))}
    </>
  )
}

const Words = ({ text }: { text: string }) =>
  text === '' ? null : (
    <section>
      <h3>{m.desk_inbox_words()}</h3>
      <p className="desk-quote">{text}</p>
    </section>
  )

/** The fields of a submission that staff see in one of these ways, in the order of the inbox. */
function seenAs(submission: InquirySubmission, ...ways: FormField['staff'][]) {
  const fields: FormFields = inquiryFields[submission.kind]
  const values: Readonly<Record<string, unknown>> = submission
  return staffFieldNames.flatMap((name) => {
    const field = fields[name]
    return field && ways.includes(field.staff) ? [{ name, field, text: staffText(name, values[name]) }] : []
  })
}

interface Fact {
  term: string
  /** Not shown if it is an empty text. */
  fact: ReactNode
}

function factsOf(submission: InquirySubmission): Fact[] {
  const typed = seenAs(submission, 'fact', 'inbox').map(({ name, field, text }): Fact => {
    const protocol = field.inputMode === 'tel' ? 'tel' : field.inputMode === 'email' ? 'mailto' : undefined
    return { term: staffLabel(name)(), fact: protocol && text ? <a href={`${protocol}:${text}`}>{text}</a> : text }
  })
  if (submission.kind === 'download') return [...typed, { term: m.desk_inbox_files(), fact: <Files files={submission.files} /> }]
  return submission.kind === 'feedback' ? [...documentFacts(submission), ...typed] : typed
}

function documentFacts({ ticket, version, document }: Extract<InquirySubmission, { kind: 'feedback' }>): Fact[] {
  const shownVersion = version === documentsVersion ? latestDocuments : version
  return [
    { term: m.desk_inbox_ticket(), fact: <a href={`/document/feedback?ticket=${ticket}`}>{ticket}</a> },
    { term: m.desk_inbox_document(), fact: <a href={`/document/${shownVersion}/${document}`}>{`${version} / ${document}`}</a> }
  ]
}

const Files = ({ files }: Pick<Extract<InquirySubmission, { kind: 'download' }>, 'files'>) => (
  <ul>
    {files.map(({ file, at }) => (
      <li key={`${file} ${at}`}>{file.split('/').at(-1)}</li>
    ))}
  </ul>
)
