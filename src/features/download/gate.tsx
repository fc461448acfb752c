import { useEffect, useEffectEvent, useState } from 'react'
import { type DownloadField, downloadForm } from '~/contract/download-form'
import type { ConsentReceipt, DownloadRecordSaved } from '~/contract/download-records'
import type { FormAnswer } from '~/contract/posted-form'
import { clearDraft } from '~/features/forms/draft'
import { useLocale } from '~/lib/locale'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { countsNow, fetchConsents, forgetReceipt, keepReceipt, readReceipt } from './consents'
import type { Downloadable } from './files'
import { GateForm } from './gate-form'
import { KnownConsent } from './known-consent'
import './gate.css'

/** Where on the page it stands, and its answer. */
const gateId = 'get'

export type GateAnswer = FormAnswer<DownloadField, DownloadRecordSaved>

export interface GateProps {
  file: Downloadable
  /** What became of the form, where the browser posted it by itself. */
  answer: GateAnswer | undefined
}

/**
 * How a file is come by that asks for consent: the statement and the form, or, for somebody whose consent counts, the download
 * itself. The consents of an account are asked of main; that of a visitor is kept in the browser.
 */
export function Gate({ file, answer }: GateProps) {
  const locale = useLocale()
  const { loggedIn } = useSession()
  // Nobody is to type into a form that then makes way.
  const [isAsking, setAsking] = useState(false)
  const [receipt, setReceipt] = useState<ConsentReceipt>()
  /** A link that has just been given. */
  const [saved, setSaved] = useState<DownloadRecordSaved | undefined>(answer?.isSent ? answer.saved : undefined)
  const known = saved?.receipt ?? (receipt && countsNow(receipt) ? receipt : undefined)
  const isKnown = known !== undefined
  const isOutdated = receipt !== undefined && receipt.withdrawnAt === null && !countsNow(receipt)

  useEffect(() => {
    let isHere = true
    if (!loggedIn) {
      setReceipt(readReceipt())
      setAsking(false)
      return
    }
    setAsking(true)
    fetchConsents()
      .then(
        (consents) => {
          if (!isHere) return
          setReceipt(consents.find(countsNow) ?? consents.find(({ withdrawnAt }) => withdrawnAt === null))
        },
        () => undefined // Then the statement is read once more.
      )
      .finally(() => isHere && setAsking(false))
    return () => {
      isHere = false
    }
  }, [loggedIn])

  // It may be of a submission whose answer was lost. Not before the form is gone, which keeps what it shows.
  useEffect(() => {
    if (isKnown) clearDraft(downloadForm.name)
  }, [isKnown])

  // Posted by the browser itself, while the scripts were still to come.
  const keepPosted = useEffectEvent((posted: DownloadRecordSaved) => {
    if (!loggedIn) keepReceipt(posted.receipt)
  })
  useEffect(() => {
    if (answer?.isSent) keepPosted(answer.saved)
  }, [answer])

  function take(given: DownloadRecordSaved) {
    setSaved(given)
    setReceipt(given.receipt)
    if (!loggedIn) keepReceipt(given.receipt)
  }

  function leave() {
    setSaved(undefined)
    setReceipt(undefined)
    if (!loggedIn) forgetReceipt()
  }

  return (
    <div className="gate" id={gateId}>
      {known ? (
        <KnownConsent file={file} receipt={known} saved={saved} onSaved={take} onGone={leave} />
      ) : (
        <>
          <h2>{m.downloads_gate_title()}</h2>
          <p className="phrased gate-lead">{isOutdated ? m.downloads_statement_changed() : m.downloads_gate_text()}</p>
          <div className="gate-form" inert={isAsking || undefined}>
            <GateForm key={locale} file={file} answer={answer} onSaved={take} />
          </div>
        </>
      )}
    </div>
  )
}
