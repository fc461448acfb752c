import { gbcm, gbcp } from '~/content/vendor/certifications'
import { slotReader } from '~/content/vendor/slot'
import { type LaterCertification, laterCertifications } from '~/contract/forms/notice'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { SampleMark } from '~/ui/page/row-list'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import type { OverviewCopy } from './copy/types'
import { noticeId } from './notice-form'

const slots = { GBCP: gbcp, GBCM: gbcm }

/** The certifications that the vendor has not set. */
export const unsetCertifications: readonly LaterCertification[] = laterCertifications.filter(
  (certification) => slots[certification].state === 'empty'
)

const talk: PageAddress = { path: '/partner/connect', search: { want: 'talk' } }

const facts = [
  ['about', m.training_series_about],
  ['audience', m.training_series_audience],
  ['requirements', m.training_series_requirements],
  ['examination', m.training_series_examination]
] as const

/** The certifications of the series: GBCA, and the others as far as the vendor has set them. */
export function SeriesCells({ series }: { series: OverviewCopy['series'] }) {
  const locale = useLocale()
  const read = slotReader()
  return (
    <ul className="cells cells-3 prepare">
      <li>
        <h3 lang="en">GBCA</h3>
        <p>{phrased(series.gbca.text)}</p>
        <PageLink to={{ path: '/center/train/GBCA' }} className="tlink">
          {series.gbca.link}
        </PageLink>
      </li>
      {laterCertifications.map((certification) => {
        const shown = read(slots[certification])
        return (
          <li key={certification}>
            <h3 lang="en">
              {certification} {shown?.hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
            </h3>
            {shown ? (
              <>
                <dl className="series-facts">
                  {facts.map(([name, label]) => (
                    <div key={name}>
                      <dt className="muted">{label()}</dt>
                      <dd>{phrased(textIn(shown.value[name], locale))}</dd>
                    </div>
                  ))}
                </dl>
                <PageLink to={talk} className="tlink">
                  {series.talk}
                  <span className="vh"> {certification}</span>
                </PageLink>
              </>
            ) : (
              <>
                <p>{phrased(series.unset)}</p>
                <a href={`#${noticeId}`} className="tlink">
                  {series.notify}
                  <span className="vh"> {certification}</span>
                </a>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
