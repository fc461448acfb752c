import type { Ref } from 'react'
import { privacyStatement } from '~/content/privacy-statement'
import { vendor } from '~/content/vendor'
import { privacyStatementDate } from '~/contract/limits'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ScrollRegion } from '~/ui/scroll-region'
import { unbroken } from '~/ui/unbroken'
import './account.css'

/** The registration agreement (spec §2): a scrollable text and one button. A click on the backdrop does not close it. */
export function AgreementDialog({ ref, onAgree }: { ref: Ref<HTMLDialogElement>; onAgree: () => void }) {
  const locale = useLocale()
  const { phone, email } = vendor
  return (
    <dialog ref={ref} className="agree" aria-labelledby="agreement-title">
      <h2 id="agreement-title">{m.account_agreement()}</h2>
      <ScrollRegion className="agree-text" aria-label={m.account_privacy()}>
        <h3>{m.account_privacy()}</h3>
        <dl>
          {[m.account_privacy_updated, m.account_privacy_effective, m.account_privacy_published].map((label) => (
            <div key={label()}>
              <dt>{label()}</dt>
              <dd>{privacyStatementDate}</dd>
            </div>
          ))}
        </dl>
        {privacyStatement({ phone, email })[locale].map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        ))}
      </ScrollRegion>
      <div className="agree-foot">
        <Button variant="primary" onClick={onAgree}>
          {m.account_agreement_accept()}
        </Button>
      </div>
    </dialog>
  )
}
