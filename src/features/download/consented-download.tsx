import { useEffect, useRef } from 'react'
import { vendor } from '~/content/vendor'
import type { ConsentReceipt, DownloadRecordSaved } from '~/contract/download-records'
import { formatBytes } from '~/contract/file-size'
import { contentLanguageOf } from '~/contract/locale'
import { Fact } from '~/features/center/fact'
import { openAccountModal } from '~/lib/account-modal'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { useSession } from '~/lib/session'
import { useLocalMoment } from '~/lib/use-local-moment'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { requestDownload } from './consents'
import type { Downloadable } from './files'
import { WithdrawButton } from './withdraw-button'

interface ConsentedDownloadProps {
  file: Downloadable
  receipt: ConsentReceipt
  /** The link, once requested. */
  saved: DownloadRecordSaved | undefined
  onSaved: (saved: DownloadRecordSaved) => void
  /** Called when the consent is no longer valid. */
  onInvalid: () => void
}

/** Download with an existing consent: an expiring link, and the receipt, which can be withdrawn. */
export function ConsentedDownload({ file, receipt, saved, onSaved, onInvalid }: ConsentedDownloadProps) {
  const locale = useLocale()
  const { loggedIn } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const acceptedAt = useLocalMoment(Date.parse(receipt.acceptedAt))
  const expiresAt = useLocalMoment(Date.parse(saved?.link.expiresAt ?? receipt.acceptedAt))
  const address = saved?.link.address
  const size = formatBytes(file.file.bytes, locale)

  useEffect(() => {
    if (address === undefined) return
    heading.current?.focus()
    // The visitor pressed the download button, so the download starts; the link stays for repeating it.
    link.current?.click()
  }, [address])

  const { isPending, mutate } = useMutation(
    async () => onSaved(await requestDownload(receipt, { kind: file.type, id: file.id, language: contentLanguageOf(locale) })),
    {
      onError: ({ field, status }) => {
        // A consent that is no longer valid must be given again.
        if (field === 'receipt') onInvalid()
        if (status === 401) openAccountModal('login')
      }
    }
  )

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {phrased(saved ? m.downloads_ready_title() : m.downloads_known_title())}
      </h2>
      {saved ? (
        <div className="consent-lead" role="status">
          <p>{phrased(m.downloads_ready_text({ time: expiresAt }))}</p>
          <p>{phrased(m.downloads_ready_check())}</p>
        </div>
      ) : (
        <p className="consent-lead">{phrased(m.downloads_known_text({ time: acceptedAt, date: receipt.statementVersion }))}</p>
      )}
      <div className="consent-actions">
        {saved ? (
          <a ref={link} className="btn btn-primary" href={saved.link.address} download={file.file.name}>
            {m.downloads_known_get({ size })}
          </a>
        ) : null}
        <Button
          variant={saved ? 'plain' : 'primary'}
          aria-disabled={isPending}
          className="consent-scripted"
          onClick={() => void mutate()}
        >
          {isPending ? m.downloads_getting() : saved ? m.downloads_known_new() : m.downloads_known_get({ size })}
        </Button>
      </div>
      <section className="consent-receipt" aria-labelledby="receipt-title">
        <h3 id="receipt-title">{m.downloads_receipt()}</h3>
        <dl className="fact-list">
          <Fact name={m.downloads_receipt_number()}>
            <code>{receipt.id}</code>
          </Fact>
          <Fact name={m.downloads_receipt_version()}>{receipt.statementVersion}</Fact>
          <Fact name={m.downloads_receipt_time()}>
            <time dateTime={receipt.acceptedAt}>{acceptedAt}</time>
          </Fact>
          <Fact name={m.downloads_receipt_hash()}>
            <code>{receipt.statementHash}</code>
          </Fact>
        </dl>
        {loggedIn ? (
          <p>
            {m.downloads_receipt_account()}{' '}
            <PageLink to={{ path: '/user', hash: 'consents' }} className="link">
              {m.downloads_receipt_user_center()}
            </PageLink>
          </p>
        ) : (
          <>
            <p className="consent-scripted">{m.downloads_receipt_visitor()}</p>
            <p className="consent-plain">{m.downloads_receipt_plain({ email: vendor.email })}</p>
          </>
        )}
        <div className="consent-scripted">
          <WithdrawButton receipt={receipt} onWithdrawn={onInvalid} />
        </div>
      </section>
    </>
  )
}
