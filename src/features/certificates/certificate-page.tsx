import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { certificatePath, certificatePaths } from '~/contract/certificates'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button, ButtonLink } from '~/ui/button'
import { CopyLine } from '~/ui/copy-line'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { CertificateSheet, type Issued } from './certificate-sheet'
import { CheckList } from './check-list'
import { formatChinaDay } from './days'
import { FileCheck } from './file-check'
import { LinkedInLink } from './linkedin-link'
import type { Looked } from './load'
import { NumberForm } from './number-form'
import './certificates.css'

interface Props {
  looked: Looked
  /** When the server gave the verdict. */
  checkedAt: number
}

const headlines = {
  valid: m.certificates_valid,
  expired: m.certificates_expired,
  revoked: m.certificates_revoked,
  unknown: m.certificates_unknown,
  unavailable: m.certificates_unavailable
}

/** The page of a certificate: the server's verdict, the sheet, the browser's own check, files. */
export function CertificatePage({ looked, checkedAt }: Props) {
  const { verdict } = looked
  const origin = useRouter().options.context.site?.origin ?? ''
  const addressOf = (id: string) => origin + certificatePath(id)
  return (
    <main id="main" tabIndex={-1} className="certificate-page" data-verdict={verdict}>
      <PageHero
        trail={[{ name: m.certificates_title(), to: { path: '/verify' } }, { name: headlines[verdict]() }]}
        kicker={m.certificates_title()}
        title={headlines[verdict]()}
        lead={<Lead looked={looked} />}
        isName={'id' in looked}
        actions={<Actions looked={looked} />}
        figure={
          'id' in looked ? (
            <CertificateSheet certificate={looked} address={addressOf(looked.id)} checkedAt={checkedAt} />
          ) : undefined
        }
      />
      {verdict === 'unavailable' ? <UnavailableParts /> : null}
      {'id' in looked ? <IssuedParts certificate={looked} address={addressOf(looked.id)} /> : null}
    </main>
  )
}

/** The meaning of each verdict, then the next step for the reader. */
function Lead({ looked }: { looked: Looked }) {
  const locale = useLocale()
  const day = (moment: number) => formatChinaDay(moment, locale)
  if (looked.verdict === 'unknown') return <p>{m.certificates_unknown_lead()}</p>
  if (looked.verdict === 'unavailable') return <p>{m.certificates_unavailable_lead()}</p>
  const { verdict, name, certification, isNameShown, revokedAt, revocationReason } = looked
  const facts = { name, certification, issued: day(looked.issuedAt), until: day(looked.validUntil) }
  if (verdict === 'revoked') {
    return (
      <>
        <p>{m.certificates_revoked_lead({ certification, revoked: day(revokedAt ?? 0) })}</p>
        {revocationReason ? <p>{m.certificates_revoked_reason({ reason: revocationReason })}</p> : null}
        <p>
          {m.certificates_next_revoked()}{' '}
          <PageLink className="tlink" to={{ path: '/aboutus' }}>
            {m.certificates_contact()}
          </PageLink>
        </p>
      </>
    )
  }
  if (verdict === 'expired') {
    return (
      <>
        <p>{m.certificates_expired_lead(facts)}</p>
        <p>{m.certificates_next_expired()}</p>
      </>
    )
  }
  return (
    <>
      <p>{m.certificates_valid_lead(facts)}</p>
      <p>{isNameShown ? m.certificates_next_shown() : m.certificates_next_masked()}</p>
    </>
  )
}

function Actions({ looked }: { looked: Looked }) {
  if (looked.verdict === 'unknown') return <NumberForm />
  if (looked.verdict === 'unavailable') return null
  return (
    <>
      {looked.verdict === 'revoked' ? null : (
        <Button variant="primary" className="certificate-print" onClick={() => print()}>
          {m.certificates_print()}
        </Button>
      )}
      <ButtonLink to="/verify">{m.certificates_another()}</ButtonLink>
    </>
  )
}

function UnavailableParts() {
  return (
    <>
      <section>
        <Sheet>
          <Unavailable />
        </Sheet>
      </section>
      <Plate id="file" number="01" question={m.certificates_check_question()} title={m.certificates_check_title()}>
        <FileCheck />
      </Plate>
    </>
  )
}

interface IssuedProps {
  certificate: Issued
  address: string
}

function IssuedParts({ certificate, address }: IssuedProps) {
  const { id, certification, verdict, reissuedAt } = certificate
  const locale = useLocale()
  const fileOf = (kind: 'jwt' | 'json') => `${certificatePaths.certificates}${id}.${kind}`
  const fetchFile = useMemo(() => () => fetchText(`${certificatePaths.certificates}${id}.jwt`), [id])
  const files = [
    { href: fileOf('jwt'), download: undefined, link: m.certificates_file_jwt(), text: m.certificates_file_jwt_text() },
    {
      href: fileOf('json'),
      download: `${certification}-${id}.json`,
      link: m.certificates_file_json(),
      text: m.certificates_file_json_text()
    }
  ]
  return (
    <>
      <Plate
        id="check"
        number="01"
        question={m.certificates_check_question()}
        title={m.certificates_check_title()}
        lead={m.certificates_check_lead()}
      >
        <p className="certificate-noscript">{m.certificates_check_scripts()}</p>
        <CheckList key={id} file={fetchFile} />
      </Plate>
      <Plate
        id="files"
        number="02"
        question={m.certificates_files_question()}
        title={m.certificates_files_title()}
        lead={m.certificates_files_lead()}
      >
        {reissuedAt === null ? null : <p>{phrased(m.certificates_reissued({ day: formatChinaDay(reissuedAt, locale) }))}</p>}
        <CopyLine name={m.certificates_copy()} text={address} />
        <dl className="ruled certificate-downloads">
          {files.map(({ href, download, link, text }) => (
            <div key={href} className="grid-phone">
              <dt>
                <a className="tlink" href={href} download={download}>
                  {link}
                </a>
              </dt>
              <dd>{phrased(text)}</dd>
            </div>
          ))}
          <div className="grid-phone">
            <dt className="certificate-pictures">
              {(['png', 'svg'] as const).map((kind) => (
                <a key={kind} className="tlink" href={`${certificatePaths.images}${certification}.${kind}`} download>
                  {m.certificates_badge({ kind: kind.toUpperCase() })}
                </a>
              ))}
            </dt>
            <dd>{phrased(m.certificates_badge_text())}</dd>
          </div>
          {verdict === 'valid' ? (
            <div className="grid-phone">
              <dt>
                <LinkedInLink certificate={certificate} address={address} />
              </dt>
              <dd>{phrased(m.certificates_linkedin_text())}</dd>
            </div>
          ) : null}
        </dl>
      </Plate>
    </>
  )
}

/** @throws (rejects) if the file cannot be fetched */
async function fetchText(path: string): Promise<string> {
  // A copy from before the certificate was issued anew would be another version than the page is about.
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}
