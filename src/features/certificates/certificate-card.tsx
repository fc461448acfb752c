import { Link, useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { certificatePath, certificatePaths, type OwnCertificate, ownCertificatesSchema } from '~/contract/certificates'
import { CheckBox } from '~/features/forms/check-box'
import { callExam } from '~/lib/api'
import { useMutation } from '~/lib/mutation'
import { withLogin } from '~/lib/with-login'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CopyLine } from '~/ui/copy-line'
import { ChinaDayTime } from './china-day-time'
import { LinkedInLink } from './linkedin-link'
import { stateNames } from './state-names'
import './certificates.css'

/** Statement about the name on the public page: shown in full, or masked. */
const beforeChange = { shared: m.certificates_card_is_shared, masked: m.certificates_card_is_masked }
const afterChange = { shared: m.certificates_card_shared, masked: m.certificates_card_masked }

/**
 * A certificate for its holder: its public page and address, the file and the picture with the name, LinkedIn, issuing it anew,
 * and whether everybody sees the name.
 */
export function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { id, certification, name, verdict, issuedAt, validUntil } = certificate
  const titleId = useId()
  const origin = useRouter().options.context.site?.origin ?? ''
  const address = origin + certificatePath(id)
  const [isNameShown, setNameShown] = useState(certificate.isNameShown)
  const [isOutdated, setOutdated] = useState(certificate.isOutdated)
  const [isChanged, setChanged] = useState(false)
  const { isPending, mutate } = useMutation(async (send: () => Promise<readonly OwnCertificate[]>) => {
    const own = (await withLogin(send())).find((each) => each.id === id)
    if (!own) return
    if (own.isNameShown !== isNameShown) setChanged(true)
    setNameShown(own.isNameShown)
    setOutdated(own.isOutdated)
  })

  const data = ownCertificatesSchema
  const share = (wanted: boolean) =>
    mutate(() => callExam({ call: 'POST /certificate/sharing', json: { id, isNameShown: wanted }, data }))
  const reissue = () => mutate(() => callExam({ call: 'POST /certificate/reissue', json: { id }, data }))

  const said = isChanged ? afterChange : beforeChange
  return (
    <section className="certificate-card" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{m.certificates_card_name({ certification })}</h3>
        <p className="certificate-state" data-verdict={verdict}>
          {stateNames[verdict]()}
        </p>
      </header>
      <p className="certificate-card-name">{name}</p>
      <dl>
        <div>
          <dt>{m.certificates_sheet_issued()}</dt>
          <dd>
            <ChinaDayTime moment={issuedAt} />
          </dd>
        </div>
        <div>
          <dt>{m.certificates_sheet_until()}</dt>
          <dd>
            <ChinaDayTime moment={validUntil} />
          </dd>
        </div>
        <div className="certificate-number">
          <dt>{m.certificates_sheet_number()}</dt>
          <dd className="mono">{id}</dd>
        </div>
      </dl>
      <p className="certificate-card-links">
        <Link className="tlink" to="/verify/$id" params={{ id }}>
          {m.certificates_card_verify()}
        </Link>
        <a className="tlink" href={`/api/exam/certificate/file?id=${id}`} download>
          {m.certificates_card_file()}
        </a>
        <a className="tlink" href={`/api/exam/certificate/image?id=${id}`} download>
          {m.certificates_card_image()}
        </a>
        <a className="tlink" href={`${certificatePaths.images}${certification}.svg`} download>
          {m.certificates_badge({ kind: 'SVG' })}
        </a>
        {verdict === 'valid' ? <LinkedInLink certificate={certificate} address={address} /> : null}
      </p>
      <CopyLine name={m.certificates_copy()} text={address} />
      {certificate.isOutdated ? (
        <div className="certificate-reissue">
          <p className="note" role="status">
            {isOutdated ? m.certificates_card_outdated() : m.certificates_card_reissued()}
          </p>
          {isOutdated ? (
            <Button isSmall aria-disabled={isPending} onClick={() => void reissue()}>
              {m.certificates_card_reissue()}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="certificate-share">
        <CheckBox
          name="isNameShown"
          isChecked={isNameShown}
          onChange={(wanted) => void share(wanted)}
          label={m.certificates_card_share()}
        />
        <p className="note" role="status">
          {(isNameShown ? said.shared : said.masked)()}
        </p>
      </div>
    </section>
  )
}
