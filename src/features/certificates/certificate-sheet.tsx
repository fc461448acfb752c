import { brand } from '~/contract/brand'
import type { PublicCertificate } from '~/contract/certificates'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { ChinaDayTime } from './china-day-time'
import { formatChinaDay } from './days'
import { QrCode } from './qr-code'
import { RelationsDrawing } from './relations-drawing'
import { stateNames } from './state-names'
import './certificates.css'

/** A certificate that was issued. */
export type Issued = Exclude<PublicCertificate, { verdict: 'unknown' }>

interface Props {
  certificate: Issued
  /** Canonical address of its page. */
  address: string
  checkedAt: number
}

/** The certificate as a drawing sheet: landscape A4 on a wide screen and in print, a column on a phone. */
export function CertificateSheet({ certificate, address, checkedAt }: Props) {
  const locale = useLocale()
  const { id, certification, name, issuedAt, validUntil, verdict } = certificate
  return (
    <article className="certificate" aria-label={m.certificates_card_name({ certification })}>
      <div className="certificate-frame">
        <Zones />
        <div className="certificate-sheet">
          <header className="certificate-head">
            <Logo />
            <p className="note">{m.certificates_sheet()}</p>
          </header>
          <div className="certificate-body">
            <div className="certificate-words">
              <p className="certificate-mark">{certification}</p>
              <p className="certificate-states">{m.certificates_sheet_states()}</p>
              <p className="certificate-name">{name}</p>
              <p className="certificate-passed">{m.certificates_sheet_passed({ brand, certification })}</p>
            </div>
            <RelationsDrawing isSmall />
          </div>
          <div className="certificate-block">
            <dl>
              <div className="certificate-verdict" data-verdict={verdict}>
                <dt>{m.certificates_sheet_state()}</dt>
                <dd>{stateNames[verdict]()}</dd>
                <dd className="note">{m.certificates_sheet_state_at({ day: formatChinaDay(checkedAt, locale) })}</dd>
              </div>
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
              <div>
                <dt>{m.certificates_sheet_issuer()}</dt>
                <dd>{brand}</dd>
              </div>
              <div className="certificate-number">
                <dt>{m.certificates_sheet_number()}</dt>
                <dd className="mono">{id}</dd>
              </div>
              <div className="certificate-address">
                <dt>{m.certificates_sheet_scan()}</dt>
                <dd className="mono">{address.replace('https://', '').replace(id, '')}</dd>
              </div>
            </dl>
            <QrCode key={address} text={address} label={m.certificates_sheet_qr()} />
          </div>
        </div>
      </div>
    </article>
  )
}

/** The zones at the edges of a drawing sheet: numbers across, letters down. */
function Zones() {
  const across = ['1', '2', '3', '4', '5', '6']
  const down = ['A', 'B', 'C', 'D']
  return (
    <div className="certificate-zones" aria-hidden="true">
      {(['top', 'bottom'] as const).map((side) => (
        <p key={side} data-side={side}>
          {across.map((zone) => (
            <span key={zone} data-zone={zone} />
          ))}
        </p>
      ))}
      {(['left', 'right'] as const).map((side) => (
        <p key={side} data-side={side}>
          {down.map((zone) => (
            <span key={zone} data-zone={zone} />
          ))}
        </p>
      ))}
    </div>
  )
}
