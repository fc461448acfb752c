import { useEffect, useState } from 'react'
import { certificatePath, certificatePaths } from '~/contract/certificates'
import { importOrReload } from '~/lib/chunk-reload'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import type { CheckedStep, CheckStep, Claims, Finding } from './check'
import { formatChinaDay } from './days'
import './certificates.css'

/** The steps in their order. A copy of the check's own list, whose module is loaded with the check. */
const steps = ['file', 'issuer', 'key', 'signature', 'record', 'dates', 'status'] as const satisfies readonly CheckStep[]

const names: Readonly<Record<CheckStep, () => string>> = {
  file: m.certificates_step_file,
  issuer: m.certificates_step_issuer,
  key: m.certificates_step_key,
  signature: m.certificates_step_signature,
  record: m.certificates_step_record,
  dates: m.certificates_step_dates,
  status: m.certificates_step_status
}

const questions: Readonly<Record<CheckStep, () => string>> = {
  file: m.certificates_asks_file,
  issuer: m.certificates_asks_issuer,
  key: m.certificates_asks_key,
  signature: m.certificates_asks_signature,
  record: m.certificates_asks_record,
  dates: m.certificates_asks_dates,
  status: m.certificates_asks_status
}

const outcomes = {
  waiting: m.certificates_outcome_waiting,
  running: m.certificates_outcome_running,
  passed: m.certificates_outcome_passed,
  failed: m.certificates_outcome_failed,
  open: m.certificates_outcome_open,
  skipped: m.certificates_outcome_skipped
}

/** Text of a certificate, or a function that fetches it. */
type CheckedFile = string | (() => Promise<string>)

interface Props {
  file: CheckedFile
  /** Shows the name in the file and links to the page of the certificate. */
  showsClaims?: boolean
}

interface Progress {
  done: readonly CheckedStep[]
  claims: Claims | undefined
  isOver: boolean
}

const start: Progress = { done: [], claims: undefined, isOver: false }

/** Checks a certificate in the browser and shows each step as it finishes. Give it another key for another file. */
export function CheckList({ file, showsClaims = false }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [{ done, claims, isOver }, setProgress] = useState(start)

  useEffect(() => {
    let isCurrent = true
    const update = (change: (before: Progress) => Progress) => {
      if (isCurrent) setProgress(change)
    }
    update(() => start)
    void runCheck(file, attempt, {
      onStep: (step) => update((before) => ({ ...before, done: [...before.done, step] })),
      onClaims: (read) => update((before) => ({ ...before, claims: read }))
    }).then(() => update((before) => ({ ...before, isOver: true })))
    return () => {
      isCurrent = false
    }
  }, [file, attempt])

  return (
    <div className="certificate-check">
      <ol className="ruled">
        {steps.map((step, index) => {
          const result = done.find((each) => each.step === step)
          const outcome = result?.outcome ?? (isOver ? 'skipped' : done.length === index ? 'running' : 'waiting')
          return (
            <li key={step} data-outcome={outcome}>
              <p className="certificate-step">
                <span className="mono" aria-hidden="true">
                  {index + 1}
                </span>
                <b>{names[step]()}</b>
              </p>
              <p className="certificate-found">{result ? <Found finding={result.finding} /> : questions[step]()}</p>
              <p className="state-dot certificate-outcome" data-good={outcome === 'passed' || undefined}>
                {outcomes[outcome]()}
              </p>
            </li>
          )
        })}
      </ol>
      <div className="certificate-summary" role="status">
        {isOver ? <Summary done={done} claims={showsClaims ? claims : undefined} /> : null}
      </div>
      <div className="spread certificate-scope">
        <p>{phrased(m.certificates_scope())}</p>
        <Button isSmall aria-disabled={!isOver} onClick={() => isOver && setAttempt(attempt + 1)}>
          {m.certificates_again()}
        </Button>
      </div>
    </div>
  )
}

interface Listener {
  onStep: (step: CheckedStep) => void
  onClaims: (claims: Claims) => void
}

async function runCheck(file: CheckedFile, attempt: number, { onStep, onClaims }: Listener): Promise<void> {
  try {
    const { checkCertificate } = await importOrReload(() => import('./check'))
    const text = typeof file === 'string' ? file : await file()
    const readFile = async (path: string) => {
      // The latest list and record, as the server's verdict is the latest; and every file again when the visitor asks to repeat
      // the check.
      const isLatest = path === certificatePaths.status || path.startsWith(certificatePaths.certificates)
      const isRenewed = attempt > 0 || isLatest
      const answer = await fetch(path, { cache: isRenewed ? 'no-cache' : 'default' })
      return { status: answer.status, text: await answer.text() }
    }
    for await (const step of checkCertificate(text, { readFile, now: Date.now(), onClaims })) onStep(step)
  } catch {
    // Neither the code nor the file could be fetched.
    onStep({ step: 'file', outcome: 'open', finding: { code: 'unreachable' } })
  }
}

function Summary({ done, claims }: { done: readonly CheckedStep[]; claims: Claims | undefined }) {
  const outcome = done.some((step) => step.outcome === 'failed')
    ? 'failed'
    : done.length === steps.length && done.every((step) => step.outcome === 'passed')
      ? 'passed'
      : 'open'
  const text = {
    passed: m.certificates_summary_passed,
    failed: m.certificates_summary_failed,
    open: m.certificates_summary_open
  }[outcome]
  return (
    <>
      <p className="certificate-conclusion" data-outcome={outcome}>
        {text()}
      </p>
      {claims ? (
        <>
          <p>{claims.name ? m.certificates_name_in_file({ name: claims.name }) : m.certificates_name_not_in_file()}</p>
          <PageLink className="tlink" to={{ path: certificatePath(claims.id) }}>
            {m.certificates_open_page()}
          </PageLink>
        </>
      ) : null}
    </>
  )
}

/** The finding of a step in words. */
function Found({ finding }: { finding: Finding }) {
  const locale = useLocale()
  return textOf(finding, (moment) => formatChinaDay(moment, locale))
}

function textOf(finding: Finding, day: (moment: number) => string): string {
  switch (finding.code) {
    case 'file-read':
      return m.certificates_found_file_read({ id: finding.id })
    case 'content-same':
      return m.certificates_found_content_same({ id: finding.id })
    case 'issuer-same':
      return m.certificates_found_issuer_same({ issuer: finding.issuer })
    case 'issuer-other':
      return m.certificates_found_issuer_other({ issuer: finding.issuer })
    case 'key-found':
      return m.certificates_found_key_found({ key: finding.key })
    case 'dates-current':
      return m.certificates_found_dates_current({ from: day(finding.from), until: day(finding.until) })
    case 'dates-early':
      return m.certificates_found_dates_early({ from: day(finding.from) })
    case 'dates-over':
      return m.certificates_found_dates_over({ until: day(finding.until) })
    case 'status-good':
      return m.certificates_found_status_good({ index: finding.index })
    default:
      return plainTexts[finding.code]()
  }
}

const plainTexts = {
  'file-unreadable': m.certificates_found_file_unreadable,
  'claims-differ': m.certificates_found_claims_differ,
  'content-unknown': m.certificates_found_content_unknown,
  'content-differs': m.certificates_found_content_differs,
  'key-unknown': m.certificates_found_key_unknown,
  'signature-valid': m.certificates_found_signature_valid,
  'signature-wrong': m.certificates_found_signature_wrong,
  'record-present': m.certificates_found_record_present,
  'record-earlier': m.certificates_found_record_earlier,
  'record-missing': m.certificates_found_record_missing,
  'status-revoked': m.certificates_found_status_revoked,
  'status-wrong': m.certificates_found_status_wrong,
  unreachable: m.certificates_found_unreachable,
  unsupported: m.certificates_found_unsupported
}
