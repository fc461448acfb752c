import { type FormEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { DownloadRecordSaved } from '~/contract/download-records'
import { downloadFields, downloadForm } from '~/contract/forms/download'
import { privacyStatementVersion } from '~/contract/limits'
import { contentLanguageOf, textIn } from '~/contract/locale'
import { privacyStatementHashes } from '~/contract/privacy-statement'
import { FormLines } from '~/features/forms/form-lines'
import { PostedForm } from '~/features/forms/posted-form'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { downloadLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import type { ConsentAnswer } from './download-consent'
import type { Downloadable } from './files'
import { fileAddress } from './files'
import { Statement } from './statement'
import '~/features/forms/forms.css'

interface ConsentFormProps {
  file: Downloadable
  answer: ConsentAnswer | undefined
  onSaved: (saved: DownloadRecordSaved) => void
}

/** The consent form: the statement, which must be read to its end and accepted, and the visitor's details (spec §9). */
export function ConsentForm({ file, answer, onSaved }: ConsentFormProps) {
  const locale = useLocale()
  const state = usePostedForm(downloadForm, {
    suggested: {
      kind: file.type,
      id: String(file.id),
      language: contentLanguageOf(locale),
      statementHash: textIn(privacyStatementHashes, locale)
    },
    answer,
    needsLogin: file.needsLogin
  })
  const { form, saved } = state
  const [isRead, setRead] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const statement = useRef<HTMLElement>(null)
  const hintId = useId()
  const isAccepted = form.values.statementVersion !== ''

  const onEnd = useCallback(() => {
    setRead(true)
    setMissed(false)
  }, [])

  const hand = useEffectEvent((given: DownloadRecordSaved) => {
    onSaved(given)
    // After a withdrawal the form must not hand over the same consent again.
    state.reset()
  })
  useEffect(() => {
    if (saved) hand(saved)
  }, [saved])

  // A checked box restored by a reload may belong to an older statement.
  const untick = useEffectEvent(() => form.set('statementVersion', ''))
  useEffect(() => {
    if (isAccepted && !isRead) untick()
  }, [isAccepted, isRead])

  function onSubmit(event: FormEvent) {
    if (isRead) return form.onSubmit(event)
    event.preventDefault()
    setMissed(true)
    statement.current?.focus()
    return Promise.resolve()
  }

  const page = fileAddress(file)
  return (
    <PostedForm state={{ ...state, form: { ...form, onSubmit } }} action={`${page}#get`} submit={m.downloads_submit()}>
      <Statement ref={statement} describedBy={hintId} onEnd={onEnd} />
      <p className="muted small consent-hint" id={hintId} role="status" data-missed={isMissed || undefined}>
        {isRead ? m.downloads_statement_read() : isMissed ? m.downloads_statement_missing() : m.downloads_statement_scroll()}
      </p>
      <Accept
        page={page}
        isAccepted={isAccepted}
        isLocked={!isRead}
        error={form.errors.statementVersion}
        describedBy={hintId}
        onAccept={(accepted) => {
          if (isRead) form.set('statementVersion', accepted ? privacyStatementVersion : '')
          else setMissed(true)
        }}
      />
      <FormLines fields={downloadFields} labels={downloadLabels} input={form.input} />
    </PostedForm>
  )
}

interface AcceptProps {
  /** Address of this page. */
  page: string
  isAccepted: boolean
  /** The statement has not been scrolled to its end. */
  isLocked: boolean
  error: string | undefined
  describedBy: string
  onAccept: (isAccepted: boolean) => void
}

/** The check box that accepts the statement. While locked it stays focusable and explains why. */
function Accept({ page, isAccepted, isLocked, error, describedBy, onAccept }: AcceptProps) {
  const id = useId()
  // Without scripts the check box is not locked.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className="check consent-accept">
      <input
        type="checkbox"
        id={id}
        name="statementVersion"
        value={privacyStatementVersion}
        checked={isAccepted}
        aria-disabled={(isHydrated && isLocked) || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : describedBy}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{downloadLabels.statementVersion()}</label>
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
          {/* Accepted but rejected: the statement has changed since the page was loaded. */}
          {isAccepted ? (
            <a className="link" href={page}>
              {m.downloads_statement_reload()}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
