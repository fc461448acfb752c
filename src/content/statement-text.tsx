import type { Ref } from 'react'
import { privacyStatement } from '~/content/privacy-statement'
import { vendor } from '~/content/vendor'
import { firstStatementVersion, privacyStatementVersion } from '~/contract/limits'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { PrivacyLink } from '~/ui/privacy-link'
import { unbroken } from '~/ui/unbroken'

interface Props {
  titleId?: string
  /** The last paragraph. */
  end?: Ref<HTMLParagraphElement>
}

/** The privacy statement with its dates and a link to its page, as the registration agreement and a download show it. */
export function StatementText({ titleId, end }: Props) {
  const sections = privacyStatement(vendor, useLocale())
  return (
    <>
      <h3 id={titleId}>{m.account_privacy()}</h3>
      <dl>
        <Dated label={m.account_privacy_updated()} date={privacyStatementVersion} />
        <Dated label={m.account_privacy_effective()} date={privacyStatementVersion} />
        <Dated label={m.account_privacy_published()} date={privacyStatementVersion} />
        <Dated label={m.account_privacy_first()} date={firstStatementVersion} />
      </dl>
      <p>
        {m.account_privacy_page()} <PrivacyLink />
      </p>
      {sections.map(({ id, heading, paragraphs }) => (
        <div key={id}>
          <h4>{phrased(heading)}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} ref={paragraph === sections.at(-1)?.paragraphs.at(-1) ? end : undefined}>
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
      ))}
    </>
  )
}

const Dated = ({ label, date }: { label: string; date: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{date}</dd>
  </div>
)
