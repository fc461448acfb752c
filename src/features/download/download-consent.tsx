import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConsentReceipt, DownloadRecordSaved } from '~/contract/download-records'
import { type DownloadField, downloadForm } from '~/contract/forms/download'
import type { FormAnswer } from '~/contract/forms/posted-form'
import { clearDraft } from '~/features/forms/draft'
import { useLocale } from '~/lib/locale'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { ConsentForm } from './consent-form'
import { ConsentedDownload } from './consented-download'
import { fetchConsents, isCurrentConsent, readReceipt, removeReceipt, saveReceipt } from './consents'
import type { Downloadable } from './files'
import './download.css'

/** Anchor of the form and of its answer. */
const consentId = 'get'

export type ConsentAnswer = FormAnswer<DownloadField, DownloadRecordSaved>

export interface DownloadConsentProps {
  file: Downloadable
  /** The answer to a form that the browser posted without scripts. */
  answer: ConsentAnswer | undefined
}

/**
 * Access to a gated file: the privacy statement with its form, or the download itself for a visitor with a valid consent. Main
 * stores the consents of accounts; the browser stores the receipt of a visitor without one.
 */
export function DownloadConsent({ file, answer }: DownloadConsentProps) {
  const locale = useLocale()
  const { loggedIn } = useSession()
  // The form is inert while the consents load, because it may be replaced by the download.
  const [isLoading, setLoading] = useState(false)
  const [receipt, setReceipt] = useState<ConsentReceipt>()
  /** The link that the last submission returned. */
  const [saved, setSaved] = useState<DownloadRecordSaved | undefined>(answer?.isSent ? answer.saved : undefined)
  const current = saved?.receipt ?? (receipt && isCurrentConsent(receipt) ? receipt : undefined)
  /** The form never hands over a consent that was taken over here already: it may have been withdrawn since. */
  const rejected = answer?.isSent ? undefined : answer
  const hasConsent = current !== undefined
  const isOutdated = receipt !== undefined && receipt.withdrawnAt === null && !isCurrentConsent(receipt)

  // After a logout the link and the receipt of the account must not become the visitor's.
  const wasLoggedIn = useRef(loggedIn)
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) setSaved(undefined)
    wasLoggedIn.current = loggedIn
  }, [loggedIn])

  useEffect(() => {
    let isMounted = true
    if (!loggedIn) {
      setReceipt(readReceipt())
      setLoading(false)
      return
    }
    setLoading(true)
    fetchConsents()
      .then(
        (consents) => {
          if (!isMounted) return
          setReceipt(consents.find(isCurrentConsent) ?? consents.find(({ withdrawnAt }) => withdrawnAt === null))
        },
        () => undefined // Without an answer, the visitor reads the statement again.
      )
      .finally(() => isMounted && setLoading(false))
    return () => {
      isMounted = false
    }
  }, [loggedIn])

  // The draft may belong to a submission whose answer was lost. It is cleared after the form has unmounted, which saves the draft.
  useEffect(() => {
    if (hasConsent) clearDraft(downloadForm.name)
  }, [hasConsent])

  // The browser posted the form itself before the scripts had loaded.
  const keepPosted = useEffectEvent((posted: DownloadRecordSaved) => {
    if (!loggedIn) saveReceipt(posted.receipt)
  })
  useEffect(() => {
    if (answer?.isSent) keepPosted(answer.saved)
  }, [answer])

  function saveConsent(given: DownloadRecordSaved) {
    setSaved(given)
    setReceipt(given.receipt)
    if (!loggedIn) saveReceipt(given.receipt)
  }

  function dropConsent() {
    setSaved(undefined)
    setReceipt(undefined)
    if (!loggedIn) removeReceipt()
  }

  return (
    <div className="consent" id={consentId}>
      {current ? (
        <ConsentedDownload file={file} receipt={current} saved={saved} onSaved={saveConsent} onInvalid={dropConsent} />
      ) : (
        <>
          <h2>{phrased(m.downloads_consent_title())}</h2>
          <p className="consent-lead">{phrased(isOutdated ? m.downloads_statement_changed() : m.downloads_consent_text())}</p>
          <div className="consent-form" inert={isLoading || undefined}>
            <ConsentForm key={locale} file={file} answer={rejected} onSaved={saveConsent} />
          </div>
        </>
      )}
    </div>
  )
}
