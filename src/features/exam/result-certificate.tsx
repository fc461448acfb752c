import { CertificateCard } from '~/features/certificates/certificate-card'
import { openAccountModal } from '~/lib/account-modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import type { OwnCertificates } from './result-data'

/** The certificate of a result. The exam token shows the result alone; the certificate also needs the login. */
export function ResultCertificate({ own, id }: { own: OwnCertificates; id: string | null }) {
  if (own?.state === 'refused' && own.status === 401) {
    return (
      <div className="exam-start">
        <p>{phrased(own.text)}</p>
        <div className="cluster form-buttons">
          <Button variant="primary" onClick={() => openAccountModal('login')}>
            {m.practice_log_in()}
          </Button>
        </div>
      </div>
    )
  }
  const certificate = own?.state === 'ok' ? own.data.find((each) => each.id === id) : undefined
  return certificate ? <CertificateCard certificate={certificate} /> : <Unavailable />
}
