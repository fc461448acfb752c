import type { MaintainedVersion, SupportPlan } from '~/content/vendor/service'
import type { Shown } from '~/content/vendor/slot'
import { textIn } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { FactTable } from '~/ui/page/fact-table'
import { Plate } from '~/ui/plate'
import type { EditionsPageContent } from './copy/types'
import { editionLabels } from './labels'

interface SupportPlateProps {
  copy: EditionsPageContent['support']
  plans: Shown<readonly SupportPlan[]> | undefined
  versions: Shown<readonly MaintainedVersion[]> | undefined
}

/** Support and maintained versions, if the vendor states them. */
export function SupportPlate({ copy, plans, versions }: SupportPlateProps) {
  const locale = useLocale()
  return (
    <Plate id="support" number="04" question={copy.plate.question} title={copy.plate.headline} lead={copy.plate.lead}>
      {plans ? (
        <FactTable
          hasBadge={plans.hasBadge}
          caption={copy.plans.caption}
          columns={copy.plans.columns}
          rows={plans.value.map(({ editions, hours, channels, outage, question }) => [
            editions.map((id) => editionLabels[id].name()).join(copy.separator),
            textIn(hours, locale),
            textIn(channels, locale),
            textIn(outage, locale),
            textIn(question, locale)
          ])}
        />
      ) : null}
      {versions ? (
        <FactTable
          hasBadge={versions.hasBadge}
          caption={copy.versions.caption}
          columns={copy.versions.columns}
          rows={versions.value.map(({ version, released, maintained, security }) => [
            version,
            formatDay(released, locale),
            formatDay(maintained, locale),
            formatDay(security, locale)
          ])}
        />
      ) : null}
    </Plate>
  )
}
