import type { CompanyCertificate, LegalEntity, Office, Person } from '~/content/vendor/company'
import type { Advisory } from '~/content/vendor/service'
import type { Shown } from '~/content/vendor/slot'
import { textIn } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { FactTable } from '~/ui/page/fact-table'
import { Plate } from '~/ui/plate'
import type { AboutCopy } from './copy/types'

/** Facts on the plate, which is absent without any of them. */
export interface ShownCompany {
  entity: Shown<LegalEntity> | undefined
  offices: Shown<readonly Office[]> | undefined
  people: Shown<readonly Person[]> | undefined
  certificates: Shown<readonly CompanyCertificate[]> | undefined
  advisories: Shown<readonly Advisory[]> | undefined
}

interface FactsPlateProps {
  number: string
  copy: AboutCopy['facts']
  shown: ShownCompany
}

/** Facts about the company: registration, offices, people, certificates and advisories. */
export function FactsPlate({ number, copy, shown }: FactsPlateProps) {
  const locale = useLocale()
  const { entity, offices, people, certificates, advisories } = shown
  return (
    <Plate id="company" number={number} question={copy.plate.question} title={copy.plate.headline}>
      {entity ? (
        <FactTable
          {...copy.entity}
          hasBadge={entity.hasBadge}
          rows={[[textIn(entity.value.name, locale), entity.value.registration, textIn(entity.value.address, locale)]]}
        />
      ) : null}
      {offices ? (
        <FactTable
          {...copy.offices}
          hasBadge={offices.hasBadge}
          rows={offices.value.map(({ city, address }) => [textIn(city, locale), textIn(address, locale)])}
        />
      ) : null}
      {people ? (
        <FactTable
          {...copy.people}
          hasBadge={people.hasBadge}
          rows={people.value.map(({ name, role, about }) => [textIn(name, locale), textIn(role, locale), textIn(about, locale)])}
        />
      ) : null}
      {certificates ? (
        <FactTable
          {...copy.certificates}
          hasBadge={certificates.hasBadge}
          rows={certificates.value.map(({ name, issuer, number: certificate, validUntil, url }) => [
            textIn(name, locale),
            textIn(issuer, locale),
            <OutsideLink key={certificate} href={url}>
              {certificate}
            </OutsideLink>,
            formatDay(validUntil, locale)
          ])}
        />
      ) : null}
      {advisories ? (
        <FactTable
          {...copy.advisories}
          hasBadge={advisories.hasBadge}
          rows={advisories.value.map(({ id, day, summary, affected, fixedIn, url }) => [
            id,
            formatDay(day, locale),
            <OutsideLink key={id} href={url}>
              {textIn(summary, locale)}
            </OutsideLink>,
            affected,
            fixedIn
          ])}
        />
      ) : null}
    </Plate>
  )
}

/** A link to another site; without an address, the text alone. */
function OutsideLink({ href, children }: { href: string; children: string }) {
  return href ? (
    <a href={href} className="tlink" target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    children
  )
}
