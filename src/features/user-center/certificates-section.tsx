import { useEffect, useEffectEvent } from 'react'
import { ownCertificatesSchema } from '~/contract/certificates'
import { CertificateCard } from '~/features/certificates/certificate-card'
import { callExam } from '~/lib/api'
import { useAsyncData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { SectionState, shownInSection } from './section-state'
import './user-center.css'

/** The account's certificates, the newest first. */
export function CertificatesSection() {
  const { result, load } = useAsyncData(() =>
    callExam({ call: 'GET /certificates', data: ownCertificatesSchema, ...shownInSection })
  )
  const loadCertificates = useEffectEvent(() => void load())
  useEffect(() => loadCertificates(), [])

  if (result.state !== 'ready') return <SectionState state={result.state} rows={1} onRetry={() => void load()} />
  if (result.data.length === 0) return <p className="cluster user-center-blank">{m.certificates_own_empty()}</p>
  return result.data.map((certificate) => <CertificateCard key={certificate.id} certificate={certificate} />)
}
