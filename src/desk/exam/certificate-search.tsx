import { useCallback, useId } from 'react'
import { certificatePath } from '~/contract/certificates'
import {
  type FoundCertificate,
  foundCertificatesSchema,
  maxCertificateQueryLength,
  revocationRequestSchema
} from '~/contract/exam-desk'
import { TextArea } from '~/features/forms/text-area'
import { useForm } from '~/features/forms/use-form'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { deskRule } from '../desk-rule'
import { callExamDesk } from '../exam-calls'
import { DeskLink, QueryForm } from '../link'
import { FoundCandidates } from './candidate-search'

interface SearchProps {
  /** The searched text; empty without a search. */
  query: string
  onProposed: () => void
}

/** Finds certificates, whose revocation can then be proposed, and candidates, whose names can be corrected. */
export function CertificateSearch({ query, onProposed }: SearchProps) {
  const id = useId()
  return (
    <search>
      <QueryForm to="/desk/exam">
        <label htmlFor={id} className="exam-search">
          {m.desk_exam_certificates_query()}
          <input id={id} type="search" name="q" defaultValue={query} maxLength={maxCertificateQueryLength} required />
        </label>
        <Button type="submit">{m.desk_exam_certificates_find()}</Button>
      </QueryForm>
      {query !== '' && (
        <>
          <section className="exam-results" aria-labelledby={`${id}-certificates`}>
            <h2 id={`${id}-certificates`}>{m.desk_exam_certificates()}</h2>
            <FoundCertificates query={query} onProposed={onProposed} />
          </section>
          <FoundCandidates query={query} />
        </>
      )}
    </search>
  )
}

function FoundCertificates({ query, onProposed }: SearchProps) {
  const fetchFound = useCallback(
    () => callExamDesk({ call: 'GET /desk/exam/certificates', query: { q: query }, data: foundCertificatesSchema }),
    [query]
  )
  const { result, load } = useLoadedData(fetchFound)
  const onDone = () => {
    void load()
    onProposed()
  }
  return (
    <DataState result={result} onRetry={load}>
      {(found) =>
        found.length === 0 ? (
          <p className="desk-notice">{m.desk_exam_certificates_none()}</p>
        ) : (
          <div className="exam-found">
            {found.map((certificate) => (
              <Certificate key={certificate.id} certificate={certificate} onProposed={onDone} />
            ))}
          </div>
        )
      }
    </DataState>
  )
}

const verdicts = { valid: m.desk_exam_valid, expired: m.desk_exam_expired, revoked: m.desk_exam_revoked }

function Certificate({ certificate, onProposed }: { certificate: FoundCertificate; onProposed: () => void }) {
  const { id, name, attempt, issuedAt, verdict, revocationReason, isProposed, isOutdated } = certificate
  const locale = useLocale()
  return (
    <article className="exam-case">
      <h3>{name}</h3>
      <p className="note">
        {m.desk_exam_certificate_issued({ day: formatMoment(issuedAt, locale), verdict: verdicts[verdict]() })}
      </p>
      <p className="exam-number">
        <a href={certificatePath(id)} className="plain-link">
          {id}
        </a>
      </p>
      <p>
        <DeskLink to="/desk/exam" search={{ attempt }} className="plain-link">
          {m.desk_exam_appeal_attempt()}
        </DeskLink>
      </p>
      {revocationReason !== null && <p className="desk-quote">{revocationReason}</p>}
      {isProposed && <p className="muted">{m.desk_exam_proposed()}</p>}
      {isOutdated && <Reissue certificate={id} onReissued={onProposed} />}
      {verdict !== 'revoked' && !isProposed && <Proposal certificate={id} onProposed={onProposed} />}
    </article>
  )
}

/** Issues a certificate of an earlier version again, in the present one. */
function Reissue({ certificate, onReissued }: { certificate: string; onReissued: () => void }) {
  const { isPending, mutate } = useMutation(async () => {
    await callExamDesk({ call: 'POST /desk/exam/reissue', json: { certificate } })
    showToast({ tone: 'ok', text: m.desk_exam_reissued() })
    onReissued()
  })

  return (
    <div>
      <p className="muted">{m.desk_exam_outdated()}</p>
      <Button isSmall aria-disabled={isPending} onClick={() => void mutate()}>
        {m.desk_exam_reissue()}
      </Button>
    </div>
  )
}

function Proposal({ certificate, onProposed }: { certificate: string; onProposed: () => void }) {
  const form = useForm<'reason'>({
    initial: { reason: '' },
    rules: [deskRule('reason', revocationRequestSchema.entries.reason)],
    fieldOf: (field) => (field === 'reason' ? field : undefined),
    send: async ({ reason }) => {
      await callExamDesk({ call: 'POST /desk/exam/revocation', json: { certificate, reason } })
      showToast({ tone: 'ok', text: m.desk_exam_proposed_done() })
      onProposed()
    }
  })
  return (
    <details>
      <summary>{m.desk_exam_propose()}</summary>
      <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
        <TextArea {...form.input('reason')} label={m.desk_exam_propose_reason()} rows={2} />
        <Button type="submit" isSmall variant="danger" aria-disabled={form.isSending}>
          {m.desk_exam_propose()}
        </Button>
      </form>
    </details>
  )
}
