import type { Ref } from 'react'
import { StatementText } from '~/content/statement-text'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ScrollRegion } from '~/ui/scroll-region'
import './account.css'

/** The registration agreement (spec §2): a scrollable text and one button. A click on the backdrop does not close it. */
export function AgreementDialog({ ref, onAgree }: { ref: Ref<HTMLDialogElement>; onAgree: () => void }) {
  return (
    <dialog ref={ref} className="floating agree" aria-labelledby="agreement-title">
      <h2 id="agreement-title">{m.account_agreement()}</h2>
      <ScrollRegion className="policy-text agree-text" aria-label={m.account_privacy()}>
        <StatementText />
      </ScrollRegion>
      <div className="agree-foot">
        <Button variant="primary" onClick={onAgree}>
          {m.account_agreement_accept()}
        </Button>
      </div>
    </dialog>
  )
}
