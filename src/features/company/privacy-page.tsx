import { headOf } from '~/content/page-copy'
import { privacyStatement } from '~/content/privacy-statement'
import { vendor } from '~/content/vendor'
import { firstStatementVersion, privacyStatementVersion } from '~/contract/limits'
import { useLocale } from '~/lib/locale'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Plate, plateNumber } from '~/ui/plate'
import { unbroken } from '~/ui/unbroken'
import type { PrivacyCopy } from './privacy/types'
import './company.css'

/** A version is named by the day on which it was updated, published and took effect. */
const versions = [privacyStatementVersion, firstStatementVersion] as const

/** The privacy statement (spec §9): its versions with their dates, and each section under an anchor of its own. */
export function PrivacyPage({ copy }: { copy: PrivacyCopy }) {
  const { caption, version, updated, effective, published } = copy.versions
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        figure={
          <SpecTable
            caption={caption}
            columns={[version, ...versions]}
            rows={[updated, effective, published].map((dated) => [dated, ...versions])}
          />
        }
      />
      {privacyStatement(vendor, useLocale()).map(({ id, question, heading, paragraphs }, index) => (
        <Plate key={id} id={id} number={plateNumber(index + 1)} question={question} title={heading}>
          <div className="statement-text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        </Plate>
      ))}
    </main>
  )
}
